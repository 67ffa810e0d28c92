import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests of the spending cap of all projects together.
struct ServerSpendCapTests {
    /// Sets a price of twenty cents, so that five messages cost a dollar.
    private func setup(
        on engine: StoreEngine = .sqliteInMemory,
        mode: SendGuardSettings.Mode = .enforce
    ) -> ServerSetup {
        var setup = ServerSetup.guarded(on: engine) { rules in
            rules.prices = ["*": SpendAmount(micros: 200_000)]
            rules.mode = mode
        }
        setup.spendCaps.cap.perDay = .units(1)
        return setup
    }

    private func ask(_ index: Int, _ server: TestServer, key: String) async throws -> Answer {
        server.clock.advance(by: TimeSpan(milliseconds: 1))
        return try await server.call(
            .sendVerificationCode,
            [
                "phoneNumber": .string(Crowd.number(index)),
                "captchaResponse": .string(TestServer.proof),
            ],
            key: key
        )
    }

    @Test(
        arguments: StoreEngine.tested,
        [SendGuardSettings.Mode.enforce, .audit, .off]
    )
    func `two projects share the server's spending cap in every guard mode`(
        engine: StoreEngine,
        mode: SendGuardSettings.Mode
    ) async throws {
        try await withServer(setup(on: engine, mode: mode)) { server in
            try await server.addTestNumber("+16505550199", code: "123456")
            let keys = [TestServer.apiKey, TestServer.otherAPIKey]
            for index in 0..<5 {
                let answer = try await ask(index, server, key: keys[index % 2])
                #expect(answer.status == 200, "\(answer.text)")
            }
            for (index, key) in keys.enumerated() {
                let refused = try await ask(10 + index, server, key: key)
                #expect(try refused.refusal.message.hasPrefix("QUOTA_EXCEEDED"))
                #expect(try refused.reason == .spendCap)
                let wait = try #require(try refused.retrySeconds)
                #expect((1...90_000).contains(wait))
            }
            #expect(try await server.ask(for: "+16505550199").status == 200)
            let alerts = try await server.alerts().filter { $0.projectID == nil }
            #expect(Set(alerts.map(\.kind)) == [.capNear, .capReached])
            #expect(alerts.allSatisfy { $0.rule == SendRule(.cap, .server, .day) })
            if mode != .off {
                let stopped = try await server.decisions { $0.onlyStopped = true }
                #expect(stopped.map(\.rule) == [SendRule(.cap, .server, .day)])
                #expect(stopped.map(\.verdict) == [.refuse])
            }
            server.clock.advance(by: .hours(25))
            #expect(try await ask(20, server, key: keys[0]).status == 200)
        }
    }

    @Test(arguments: [SendGuardSettings.Mode.enforce, .off])
    func `a message that no gateway accepts costs nothing`(
        mode: SendGuardSettings.Mode
    ) async throws {
        var setup = setup(mode: mode)
        setup.gateways = [ScriptedGateway("a", .refused(.invalidNumber))]
        try await withServer(setup) { server in
            for index in 0..<8 {
                #expect(try await ask(index, server, key: TestServer.apiKey).status == 503)
            }
            let tally = try await server.store.read { try $0.serverSpend(in: "USD") }
            #expect(tally?.count(in: .day, at: server.clock.now).spent == 0)
        }
    }

    @Test func `each operator address gets one mail for each alert on the server's cap`()
        async throws
    {
        var setup = setup()
        setup.settings.alerts.mailTo = ["ops@example.com", "Ops@example.com", "b@example.com"]
        try await withServer(setup) { server in
            let (hook, _) = try await server.addHook(.after([.sendAlert]), at: "https://a.example")
            for index in 0..<6 { _ = try await ask(index, server, key: TestServer.apiKey) }
            let node = SendAlertDispatcher(
                store: server.store,
                clock: server.clock.serverClock,
                logger: .silent
            )
            #expect(try await node.dispatch() == 2)
            #expect(try await node.dispatch() == 0)
            let deliveries = try await server.deliveries
            #expect(deliveries.map(\.hookID) == [hook.id, hook.id])
            #expect(deliveries.allSatisfy { $0.body?.contains("cap/server/day") == true })
            let mails = try await server.store.read { data in
                try data.operatorMails(of: TestServer.projectID, limit: 10)
                    + data.operatorMails(of: TestServer.otherProjectID, limit: 10)
            }
            #expect(mails.count == 4)
            #expect(Set(mails.map { "\($0.recipient) \($0.subject)" }).count == 4)
            #expect(mails.allSatisfy { !$0.text.contains(Crowd.number(5)) })
        }
    }
}
