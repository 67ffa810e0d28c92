import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Synchronization
import Testing

/// A server that ended between opening a session and handing its message to a gateway.
struct LostMessageTests {
    private static let number = "+16505550100"

    /// Leaves the store as after a server that was killed before it offered the message to a
    /// gateway.
    private final class LosingSender: SMSSender {
        private let count = Mutex(0)

        var stateOnceSent: DeliveryState { .queued }
        var asked: Int { count.withLock(\.self) }

        func send(_ message: TextMessage) async throws {
            count.withLock { $0 += 1 }
        }
    }

    private static func setup(_ engine: StoreEngine, _ sender: LosingSender) -> ServerSetup {
        var setup = ServerSetup.guarded(on: engine)
        setup.isLive = false
        setup.sender = sender
        return setup
    }

    private func unanswered(_ server: TestServer) async throws -> Int {
        let tallies = try await server.store.read {
            try $0.sendTallies(of: [SendDimension(.project, "")], in: TestServer.projectID)
        }
        return tallies.first?.count(in: .day, at: server.clock.now).unanswered ?? 0
    }

    private func session(_ answer: Answer) throws -> String {
        try #require(try answer.json["sessionInfo"].text, "\(answer.text)")
    }

    @Test(arguments: StoreEngine.tested)
    func `a message that no gateway was offered is sent again on request`(
        engine: StoreEngine
    ) async throws {
        let sender = LosingSender()
        try await withServer(Self.setup(engine, sender)) { server in
            var last = try session(await server.ask(for: Self.number))
            // Within a gateway's deadline, it may still be sent.
            server.clock.advance(by: .seconds(20))
            #expect(try session(await server.ask(for: Self.number)) == last)
            #expect(sender.asked == 1)
            // No wait grows, because none of these messages was sent.
            for round in 2...8 {
                server.clock.advance(by: LostMessage.deadline)
                let next = try session(await server.ask(for: Self.number))
                #expect(next != last)
                #expect(sender.asked == round)
                last = next
            }
            #expect(try await unanswered(server) == 1)
            let decisions = try await server.decisions()
            #expect(decisions.count { $0.withdrawnAt == nil } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an attempt without an outcome counts as sent but does not delay a resend`(
        engine: StoreEngine
    ) async throws {
        let sender = LosingSender()
        try await withServer(Self.setup(engine, sender)) { server in
            let first = try session(await server.ask(for: Self.number))
            try await offer(.pending, server)
            server.clock.advance(by: LostMessage.deadline)
            let second = try session(await server.ask(for: Self.number))
            #expect(second != first)
            // A gateway may have it, so its cost still counts.
            #expect(try await unanswered(server) == 2)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a lost message causes no wait, even after the next one is refused`(
        engine: StoreEngine
    ) async throws {
        let sender = LosingSender()
        try await withServer(Self.setup(engine, sender)) { server in
            _ = try session(await server.ask(for: Self.number))
            server.clock.advance(by: LostMessage.deadline)
            try await server.changeSettings { $0.sendGuard.limits.project.perDay = 0 }
            #expect(try await server.ask(for: Self.number).status == 400)
            try await server.changeSettings { $0.sendGuard.limits.project.perDay = nil }
            // Nothing has left, so nothing makes the number wait.
            #expect(try await server.ask(for: Self.number).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested, [MessageAttempt.Outcome.accepted, .unknown])
    func `a message that a gateway may have is not resent before its wait ends`(
        engine: StoreEngine,
        outcome: MessageAttempt.Outcome
    ) async throws {
        let sender = LosingSender()
        try await withServer(Self.setup(engine, sender)) { server in
            let first = try session(await server.ask(for: Self.number))
            try await offer(outcome, server)
            server.clock.advance(by: LostMessage.deadline)
            #expect(try session(await server.ask(for: Self.number)) == first)
            #expect(sender.asked == 1)
        }
    }

    /// Records an offer of the newest message as the router does, before any result.
    private func offer(_ outcome: MessageAttempt.Outcome, _ server: TestServer) async throws {
        let now = server.clock.now
        try await server.store.write { data in
            let number = PhoneNumber(e164: Self.number)
            let filter = MessageFilter(projectID: TestServer.projectID, phoneNumber: number)
            let message = try #require(
                try data.messages(filter, at: now, before: nil, limit: 1).first
            )
            var attempt = MessageAttempt(
                id: AttemptID(random: .seeded(1)),
                sessionID: message.sessionID,
                projectID: message.projectID,
                gatewayName: "main",
                cause: .first,
                choice: RouteChoice(.order, route: nil),
                isPossibleDouble: false,
                startedAt: now
            )
            attempt.outcome = outcome
            try data.insert(attempt)
        }
    }
}
