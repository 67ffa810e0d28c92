import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneSendGuard
import DialtoneOutbound
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Synchronization
import Testing

/// Tests ten thousand sign-ins while gateways fail.
@Suite struct ManySignInsTests {
    private static let count = 10_000
    private static let inFlight = 48

    /// One of this many users refreshes a token and looks up the account, during all faults.
    private static let othersEvery = 50

    /// The faults of the first gateway by the number of sign-ins begun; it recovers between two
    /// faults, so that each one affects a healthy gateway.
    private static let faults: [Int: VirtualCarrier.Mode] = [
        2_000: .killed, 4_000: .working, 4_500: .silent, 6_500: .working, 7_000: .nonsense,
        9_000: .working,
    ]

    /// The counts of outcomes.
    private struct Tally: Sendable {
        var signedIn = 0
        var lost: [String] = []
        var doubles = 0
        var otherCalls = 0
        var refusedCalls: [Int] = []
    }

    @Test(.timeLimit(.minutes(60)))
    func `every user gets a code, few get two, and other calls are answered`() async throws {
        let client = OutboundClient.patient(.unrestricted)
        try await VirtualCarrier.with(3) { carriers in
            let setup = setup(carriers, client)
            try await withServer(setup) { server in
                let tally = try await signIn(server, carriers)
                #expect(tally.lost == [])
                #expect(tally.signedIn == Self.count)
                #expect(tally.doubles * 20 < Self.count, "\(tally.doubles) of \(Self.count)")
                #expect(tally.otherCalls == Self.count / Self.othersEvery * 2)
                #expect(tally.refusedCalls == [])
                try await checkLog(of: server, carriers)
            }
        }
        await client.shutDown()
    }

    private func setup(_ carriers: [VirtualCarrier], _ client: OutboundClient) -> ServerSetup {
        ServerSetup {
            $0.engine = .sqliteFile
            $0.settings.sendGuard.mode = .off
            $0.gateways = zip(["a", "b", "c"], carriers).map {
                CarrierGateway(name: $0, port: $1.port, http: client)
            }
            $0.routing.hedgeAfter = .seconds(1)
            $0.routing.attemptTimeout = .seconds(3)
        }
    }

    private func signIn(
        _ server: TestServer,
        _ carriers: [VirtualCarrier]
    ) async throws -> Tally {
        let next = Turn()
        return try await withThrowingTaskGroup(of: Tally.self) { group in
            for _ in 0..<Self.inFlight {
                group.addTask {
                    var tally = Tally()
                    while true {
                        let number = next.take()
                        guard number < Self.count else { return tally }
                        if let fault = Self.faults[number] {
                            carriers[0].mode = fault
                            // Long enough for a gateway that broke to be tried again.
                            server.clock.advance(by: .seconds(20))
                        }
                        try await signIn(number, server, carriers, &tally)
                    }
                }
            }
            return try await group.reduce(into: Tally()) { sum, part in
                sum.signedIn += part.signedIn
                sum.lost += part.lost
                sum.doubles += part.doubles
                sum.otherCalls += part.otherCalls
                sum.refusedCalls += part.refusedCalls
            }
        }
    }

    private func signIn(
        _ number: Int,
        _ server: TestServer,
        _ carriers: [VirtualCarrier],
        _ tally: inout Tally
    ) async throws {
        let telephone = "+1650200" + String(String(10_000 + number).dropFirst())
        let sent = try await server.call(
            .sendVerificationCode,
            ["phoneNumber": .string(telephone)]
        )
        guard sent.status == 200, let session = try sent.json["sessionInfo"].text else {
            tally.lost.append("\(telephone): \(sent.text)")
            return
        }
        let texts = carriers.flatMap { $0.texts(to: telephone) }
        guard let code = texts.last?.firstMatch(of: /\d{6}/).map({ String($0.output) }) else {
            tally.lost.append("\(telephone) has no message")
            return
        }
        let answer = try await server.complete(session, code: code)
        guard answer.status == 200 else {
            tally.lost.append("\(telephone): \(answer.text)")
            return
        }
        tally.signedIn += 1
        if texts.count > 1 { tally.doubles += 1 }
        if number % Self.othersEvery == 0 {
            try await useTokens(of: SignedIn(answer), server, &tally)
        }
    }

    private func useTokens(
        of user: SignedIn,
        _ server: TestServer,
        _ tally: inout Tally
    ) async throws {
        for answer in [
            try await server.refresh(user.refreshToken), try await server.lookUp(user.idToken),
        ] {
            tally.otherCalls += 1
            if answer.status != 200 { tally.refusedCalls.append(answer.status) }
        }
    }

    /// The log knows every message, every attempt that a carrier saw, and what they cost.
    private func checkLog(of server: TestServer, _ carriers: [VirtualCarrier]) async throws {
        let (funnels, gateways) = try await server.store.read { data in
            (
                try data.messageFunnels(of: TestServer.projectID, since: .start - .days(1)),
                try data.gatewayStatistics(of: nil, since: .start - .days(1))
            )
        }
        #expect(funnels.map(\.counts.entered).reduce(0, +) == Self.count)
        #expect(funnels.map(\.counts.failed).reduce(0, +) == 0)
        let first = gateways.filter { $0.gatewayName == "a" }
        let second = gateways.filter { $0.gatewayName == "b" }
        #expect(first.map(\.unknown).reduce(0, +) > 0)
        #expect(second.map(\.accepted).reduce(0, +) > 1_000)
        let cost = gateways.compactMap(\.cost?.micros).reduce(0, +)
        #expect(cost == Int64(gateways.map(\.accepted).reduce(0, +)) * 5_000)
        #expect(carriers[2].count < carriers[1].count)
    }
}

/// Returns the numbers from zero on, each once.
private final class Turn: Sendable {
    private let next = Mutex(0)

    func take() -> Int {
        next.withLock { next in
            defer { next += 1 }
            return next
        }
    }
}
