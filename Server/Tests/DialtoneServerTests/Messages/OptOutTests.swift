import DialtoneBasics
import DialtoneModel
import DialtoneSMPP
import DialtoneSMS
import DialtoneTestSupport
import IdentityToolkit
import InMemoryLogging
import PhoneNumbers
import Testing

/// Tests of opt-outs, and how the server learns of them.
struct OptOutTests {
    private static let number = "+16505550131"
    private static let digits = "16505550131"

    private func ask(_ server: TestServer) async throws -> Answer {
        // Past the pause between two messages to one number.
        server.clock.advance(by: .minutes(6))
        return try await server.call(
            .sendVerificationCode,
            ["phoneNumber": .string(Self.number)]
        )
    }

    private func word(_ text: String, from sender: SMPPAddress) -> SMPPMessage {
        var message = SMPPMessage(to: .international("16505550100"))
        message.source = sender
        message.shortMessage = Array(text.utf8)
        return message
    }

    /// Runs `body` on a server whose messages go to an SMSC.
    private func withSMSC(
        on engine: StoreEngine = .sqliteInMemory,
        _ body: @escaping @Sendable (TestServer, VirtualSMSC) async throws -> Void
    ) async throws {
        try await VirtualSMSC.with { smsc in
            let parts = GatewayDependencies(
                http: TestIssuer(),
                policy: OutboundPolicy(),
                clock: StoppedClock().serverClock,
                random: .seeded(7),
                logger: .silent
            )
            let gateway = try GatewayCatalog.gateway(of: smsc.configuration("carrier"), parts)
            let setup = ServerSetup {
                $0.engine = engine
                $0.gateways = [gateway]
            }
            try await withServer(setup) { server in try await body(server, smsc) }
        }
    }

    /// Lets the SMSC deliver messages, and processes the opt-outs in them.
    private func say(
        _ messages: [SMPPMessage],
        by smsc: VirtualSMSC,
        _ server: TestServer
    ) async throws {
        let count = smsc.record.acknowledgedCount
        for message in messages { smsc.deliver(message) }
        // The one after them is answered once they were heard.
        smsc.deliver(SMPPMessage(to: .unnamed))
        await smsc.waitUntil { $0.acknowledgedCount > count + messages.count }
        try await server.messaging?.optOuts.writeAll()
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that texts STOP gets no messages until it opts in again`(
        engine: StoreEngine
    ) async throws {
        try await withSMSC(on: engine) { server, smsc in
            let phone = SMPPAddress.international(Self.digits)
            #expect(try await ask(server).status == 200)
            try await say([word("Stop.", from: phone)], by: smsc, server)
            let sent = smsc.record.submissions.count
            let refused = try await ask(server)
            #expect(refused.status == 400)
            #expect(try refused.reason == .numberOptedOut)
            #expect(smsc.record.submissions.count == sent)
            try await say([word("what is this?", from: phone)], by: smsc, server)
            #expect(try await ask(server).reason == .numberOptedOut)
            try await say([word("unstop", from: phone)], by: smsc, server)
            #expect(try await ask(server).status == 200)
            let logs = server.logs.entries.map { "\($0)" }
            #expect(logs.contains { $0.contains("a phone opted in or out") })
            #expect(logs.allSatisfy { !$0.contains(Self.digits) })
        }
    }

    @Test func `inbound messages that are not a valid STOP from the number are ignored`()
        async throws
    {
        try await withSMSC { server, smsc in
            let phone = SMPPAddress.international(Self.digits)
            #expect(try await ask(server).status == 200)
            var receipt = word("STOP", from: phone)
            receipt.messageClass = 0x04
            var wide = word("", from: phone)
            wide.coding = 8
            wide.shortMessage = [0x00]
            var broken = word("STOP", from: phone)
            broken.messageClass = SMPPMessage.headerFlag
            broken.shortMessage = [0xFF, 0x53]
            try await say(
                [
                    word("STOP", from: .international("16505550199")),
                    word(
                        "STOP",
                        from: SMPPAddress(typeOfNumber: 5, numberingPlan: 0, text: "Bank")
                    ),
                    word(
                        "STOP",
                        from: SMPPAddress(typeOfNumber: 2, numberingPlan: 1, text: "6505550131")
                    ),
                    word("STOP", from: .unnamed), word("", from: phone), receipt, wide, broken,
                    word(String(repeating: "STOP", count: 60), from: phone),
                ],
                by: smsc,
                server
            )
            #expect(try await ask(server).status == 200)
            let list = try await server.store.read {
                try $0.optedOutNumbers(of: TestServer.projectID, after: nil, limit: 10)
            }
            #expect(list.isEmpty)
        }
    }

    @Test func `opt-out words are read in UCS-2 and after a user data header`() async throws {
        try await withSMSC { server, smsc in
            let phone = SMPPAddress(typeOfNumber: 0, numberingPlan: 1, text: "+\(Self.digits)")
            #expect(try await ask(server).status == 200)
            var wide = word("", from: phone)
            wide.coding = 8
            wide.shortMessage = "STOP".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            try await say([wide], by: smsc, server)
            #expect(try await ask(server).reason == .numberOptedOut)
            var behind = word("", from: phone)
            behind.messageClass = SMPPMessage.headerFlag
            behind.shortMessage = [5, 0, 3, 9, 1, 1] + Array("START".utf8)
            try await say([behind], by: smsc, server)
            #expect(try await ask(server).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that a gateway reports as opted out gets no messages for a day`(
        engine: StoreEngine
    ) async throws {
        let gateway = ScriptedGateway("a", .refused(.optedOut), .taken())
        let setup = ServerSetup {
            $0.engine = engine
            $0.gateways = [gateway]
        }
        try await withServer(setup) { server in
            #expect(try await ask(server).status == 503)
            #expect(try await ask(server).reason == .numberOptedOut)
            #expect(gateway.dispatches.count == 1)
            let list = try await server.store.read {
                try $0.optedOutNumbers(of: TestServer.projectID, after: nil, limit: 10)
            }
            #expect(list.map(\.optOut.source) == [.gateway("a")])
            server.clock.advance(by: .days(1))
            #expect(try await ask(server).status == 200)
        }
    }

    @Test func `opt-outs beyond the queue's capacity are dropped and counted`() async throws {
        try await withServer { server in
            let queue = OptOutQueue(store: server.store, capacity: 3, logger: .silent)
            let request = OptOutRequest(
                phoneNumber: PhoneNumber(e164: Self.number),
                word: .stop,
                gatewayName: "a",
                at: server.clock.now
            )
            for _ in 0..<5 { queue.note(request) }
            #expect(queue.droppedCount == 2)
            let written = try await queue.writeBatch()
            let rest = try await queue.writeBatch()
            #expect(written == 3)
            #expect(rest == 0)
        }
    }
}
