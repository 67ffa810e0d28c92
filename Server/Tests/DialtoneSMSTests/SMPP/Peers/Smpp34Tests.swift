import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Foundation
import Testing

/// Tests the client against an independent SMPP server, the Python package smpp34.
@Suite(.enabled(if: Smpp34Server.isInstalled, "scripts/prepare-python.sh has not run"))
struct Smpp34Tests {
    private struct Arrival: Decodable {
        let source: [Item]
        let destination: [Item]
        let esmClass: Int
        let coding: Int
        let receipt: Int
        let text: String
        let parameters: [String: String]

        /// A number or a text.
        struct Item: Decodable, Equatable {
            let text: String

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let number = try? container.decode(Int.self)
                text = try number.map(String.init) ?? container.decode(String.self)
            }
        }
    }

    private struct Peer {
        let process: WatchedProcess
        let gateway: SMPPGateway
        let events: EventCollector

        func arrival(_ number: Int) async throws -> Arrival {
            let line = try await process.line(containing: "esmClass", number: number)
            return try JSONDecoder().decode(Arrival.self, from: Data(line.utf8))
        }

        func send(_ text: String) async throws -> SendOutcome {
            await gateway.send(
                try TextMessage.sample(text: text).from(SenderIdentity(senderID: "Acme")),
                as: SMSAttempt(id: AttemptID(random: .seeded(1)), timeout: .seconds(20))
            )
        }
    }

    private func withPeer(_ body: (Peer) async throws -> Void) async throws {
        let process = try Smpp34Server.start()
        defer { process.stop() }
        let line = try await process.line(containing: "listening")
        let port = try #require(line.split(separator: " ").last.flatMap { Int($0) })
        let gateway = try SMPPGateway("peer", SMPPStage.settings(port: port), .forTests())
        let events = EventCollector()
        await gateway.open(reporting: events)
        do {
            try await body(Peer(process: process, gateway: gateway, events: events))
            await gateway.close()
        } catch {
            await gateway.close()
            throw error
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `a message arrives unchanged, and its receipt comes back`() async throws {
        try await withPeer { peer in
            let outcome = try await peer.send("123456 is your [Acme] code")
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: ["1a2b"], segments: 1)))
            let arrival = try await peer.arrival(1)
            #expect(arrival.source.map(\.text) == ["5", "0", "Acme"])
            #expect(arrival.destination.map(\.text) == ["1", "1", "16505550101"])
            #expect(arrival.esmClass == 0)
            #expect(arrival.coding == 0)
            #expect(arrival.receipt == 1)
            let bytes =
                Array("123456 is your ".utf8) + [0x1B, 0x3C] + Array("Acme".utf8)
                + [0x1B, 0x3E] + Array(" code".utf8)
            #expect(
                arrival.text
                    == bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
                    .joined()
            )
            let event = await peer.events.first(1)[0]
            #expect(event.gatewayMessageID == "1a2b")
            #expect(event.state == .delivered)
            try await peer.process.line(containing: "acknowledged True")
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `letters outside GSM 7-bit and long texts arrive in parts`() async throws {
        try await withPeer { peer in
            let outcome = try await peer.send(String(repeating: "ж", count: 100))
            // The peer may take two parts that come at once in any order.
            let ids = try #require(outcome.messageIDs)
            #expect(Set(ids) == ["1a2b", "1a2c"])
            let parts = [try await peer.arrival(1), try await peer.arrival(2)]
            #expect(parts.map(\.esmClass) == [0x40, 0x40])
            #expect(parts.map(\.coding) == [8, 8])
            #expect(parts[0].text.hasPrefix("050003"))
            #expect(parts[0].text.prefix(8) == parts[1].text.prefix(8))
            let headers = parts.map { $0.text.dropFirst(8).prefix(4) }
            #expect(headers.sorted() == ["0201", "0202"])
            let text = parts.map { $0.text.dropFirst(12) }.joined()
            #expect(text == String(repeating: "0436", count: 100))
            let events = await peer.events.first(2)
            #expect(Set(events.map(\.gatewayMessageID)) == Set(ids))
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `throttling is reported as retryable, and closing unbinds`() async throws {
        try await withPeer { peer in
            let outcome = try await peer.send("throttle me")
            #expect(outcome.summary == "retryable throttled after 1")
            #expect(outcome.problem?.code == "0x58")
            await peer.gateway.close()
            try await peer.process.line(containing: "unbound")
        }
    }
}
