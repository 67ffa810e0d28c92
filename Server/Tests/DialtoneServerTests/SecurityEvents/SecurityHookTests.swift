import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import NIOHTTP1
import Testing

/// Tests of security events that hooks subscribe to.
struct SecurityHookTests {
    private static let failures = Hook.Subject.after([.securitySignInFailed])

    private static func guess(
        _ server: TestServer,
        times: Int,
        of email: String = TestServer.email,
        from address: String = "203.0.113.7"
    )
        async throws
    {
        for _ in 0..<times {
            _ = try await server.call(
                .signInWithPassword,
                ["email": .string(email), "password": "not the password"],
                headers: HTTPFields(["X-Forwarded-For": address])
            )
        }
    }

    private static func setup(_ engine: StoreEngine = .sqliteInMemory) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            setup.listenBehindProxy()
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `repeated failures reach a hook as one event with a count`(
        engine: StoreEngine
    ) async throws {
        try await LoopbackReceiver.with([.status(204)]) { receiver in
            try await withServer(Self.setup(engine)) { server in
                let (_, secret) = try await server.addHook(Self.failures, at: receiver.url)
                let owner = try await server.signUp()
                try await Self.guess(server, times: 5)
                #expect(try await server.deliveries.isEmpty)
                try await server.securityEvents.settle()
                #expect(try await server.deliverer().deliverDue() == 1)
                let request = try #require(receiver.requests.first)
                let json = try request.json
                #expect(json["type"] == "security.signInFailed")
                #expect(json["data"]["projectId"] == "demo-test")
                let security = json["data"]["security"]
                #expect(security["reason"] == "wrongPassword")
                #expect(security["accountId"] == .string(owner.accountID))
                #expect(security["network"] == "203.0.113.0/24")
                #expect(security["count"] == 5)
                let text = String(decoding: request.body, as: UTF8.self)
                for secret in [TestServer.email, "not the password", "203.0.113.7\""] {
                    #expect(!text.contains(secret))
                }
                let id = try #require(request.headers["webhook-id"].first)
                let time = try #require(
                    request.headers["webhook-timestamp"].first.flatMap(Int64.init)
                )
                #expect(
                    request.headers["webhook-signature"] == [
                        secret.signature(id: id, timestamp: time, body: request.body)
                    ]
                )
            }
        }
    }

    @Test func `a flood from many networks leaves only a few deliveries a minute`() async throws {
        try await withServer(Self.setup()) { server in
            try await server.addHook(Self.failures, at: "http://127.0.0.1:9/")
            for index in 0..<40 {
                let email = "person\(index)@example.com"
                try await Self.guess(server, times: 1, of: email, from: Crowd.address(index))
                try await server.securityEvents.settle()
            }
            #expect(try await server.deliveries.count == 6)
            server.clock.advance(by: .minutes(1))
            try await server.securityEvents.settle()
            #expect(try await server.deliveries.count == 7)
        }
    }

    @Test func `a hook for other events gets nothing and nothing is written`()
        async throws
    {
        try await withServer(Self.setup()) { server in
            try await server.addHook(.after([.signedIn]), at: "http://127.0.0.1:9/")
            try await Self.guess(server, times: 3)
            _ = server.work.takeWork()
            try await server.securityEvents.settle()
            #expect(server.work.takeWork() == CountingStore.Work(reads: 1, writes: 0))
            try await server.securityEvents.settle()
            #expect(server.work.takeWork() == CountingStore.Work(reads: 0, writes: 0))
            #expect(try await server.deliveries.isEmpty)
        }
    }

    @Test func `events of a tenant reach its project's hooks and no other project's`() async throws
    {
        try await withServer(Self.setup()) { server in
            try await server.addHook(Self.failures, at: "http://127.0.0.1:9/")
            try await server.addTenant("acme")
            _ = try await server.hookRegistry.add(
                HookDraft(url: "http://127.0.0.1:9/", subject: Self.failures),
                to: TestServer.otherProjectID
            )
            _ = try await server.call(
                .signInWithPassword,
                ["email": "x@example.com", "password": "wrong one", "tenantId": "acme"]
            )
            try await server.securityEvents.settle()
            let delivery = try #require(try await server.deliveries.first)
            #expect(try await server.deliveries.count == 1)
            #expect(delivery.body?.contains(#""tenantId":"acme""#) == true)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `events are delivered after a database outage`(
        engine: StoreEngine
    ) async throws {
        let clock = StoppedClock()
        try await engine.withStore { store in
            let failing = AwayStore(store)
            let events = SecurityEvents(
                store: failing,
                clock: clock.serverClock,
                random: .seeded(1),
                logger: .silent
            )
            try await store.write { data in
                _ = try data.insert(
                    Project(
                        id: TestServer.projectID,
                        number: 1,
                        displayName: "",
                        settings: ProjectSettings(),
                        createdAt: clock.now
                    )
                )
            }
            _ = try await TestHooks.registry(of: store, clock: clock).add(
                HookDraft(url: "http://127.0.0.1:9/", subject: Self.failures),
                to: TestServer.projectID
            )
            var event = SecurityEvent(.wrongPassword, at: clock.now)
            event.projectID = TestServer.projectID
            events.report(event)
            failing.isAway = true
            await #expect(throws: AwayStore.Away.self) { try await events.settle() }
            failing.isAway = false
            try await events.settle(atEnd: true)
            let deliveries = try await store.read {
                try $0.deliveries(of: TestServer.projectID, limit: 10)
            }
            #expect(deliveries.map(\.event) == [.securitySignInFailed])
        }
    }
}
