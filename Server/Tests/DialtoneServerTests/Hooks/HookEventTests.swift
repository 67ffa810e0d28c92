import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import NIOHTTP1
import Testing

struct HookEventTests {
    private static let everything = Hook.Subject.after(Set(AccountEventKind.allCases))

    @Test(arguments: StoreEngine.tested)
    func `each event is sent once by any number of nodes`(engine: StoreEngine) async throws {
        try await LoopbackReceiver.with([.status(204)]) { receiver in
            try await withServer(ServerSetup { $0.engine = engine }) { server in
                let (_, secret) = try await server.addHook(Self.everything, at: receiver.url)
                for last in 0..<5 { _ = try await server.signIn("+1650555010\(last)") }
                #expect(receiver.requests.isEmpty)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for seed in 0..<4 {
                        let node = server.deliverer(seed: UInt64(seed))
                        group.addTask { try await node.deliverDue() }
                    }
                    try await group.waitForAll()
                }
                let types = try receiver.requests.map { try $0.json["type"].text ?? "" }.sorted()
                #expect(
                    types == Array(repeating: "account.created", count: 5)
                        + Array(repeating: "account.signedIn", count: 5)
                )
                for request in receiver.requests {
                    let id = try #require(request.headers["webhook-id"].first)
                    let time = try #require(
                        request.headers["webhook-timestamp"].first.flatMap(Int64.init)
                    )
                    let signature = secret.signature(id: id, timestamp: time, body: request.body)
                    #expect(request.headers["webhook-signature"] == [signature])
                }
                let log = try await server.deliveries
                #expect(log.count == 10)
                #expect(log.compactMap(\.lastError) == [])
                #expect(log.allSatisfy { $0.state == .delivered && $0.attempts == 1 })
                #expect(log.allSatisfy { $0.body != nil && $0.lastStatus == 204 })
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an event claimed by a node that crashed is sent by another`(
        engine: StoreEngine
    ) async throws {
        try await LoopbackReceiver.with([.status(200)]) { receiver in
            try await withServer(ServerSetup { $0.engine = engine }) { server in
                try await server.addHook(.after([.accountCreated]), at: receiver.url)
                _ = try await server.signUpAnonymously()
                let now = server.clock.now
                let taken = try await server.store.write {
                    try $0.claimDeliveries(
                        dueAt: now,
                        until: now + HookDelivery.lease,
                        limit: 10
                    )
                }
                #expect(taken.count == 1)
                #expect(try await server.deliverer().deliverDue() == 0)
                server.clock.advance(by: HookDelivery.lease)
                #expect(try await server.deliverer().deliverDue() == 1)
                #expect(receiver.requests.flatMap { $0.headers["webhook-id"] } == taken.map(\.id))
            }
        }
    }

    @Test func `an event that a hook does not accept is retried with the same ID`()
        async throws
    {
        let reactions: [LoopbackReceiver.Reaction] = [
            .status(500), .status(429, headers: "retry-after: 600\r\n"), .status(200),
        ]
        try await LoopbackReceiver.with(reactions) { receiver in
            try await withServer { server in
                try await server.addHook(.after([.accountCreated]), at: receiver.url)
                _ = try await server.signUpAnonymously()
                let node = server.deliverer()
                #expect(try await node.deliverDue() == 1)
                #expect(try await node.deliverDue() == 0)
                server.clock.advance(by: .seconds(6))
                #expect(try await node.deliverDue() == 1)
                let waiting = try #require(try await server.deliveries.first)
                #expect(waiting.lastStatus == 429)
                #expect(waiting.dueAt - server.clock.now >= .seconds(600))
                server.clock.advance(by: .seconds(720))
                #expect(try await node.deliverDue() == 1)
                let log = try await server.deliveries
                #expect(log.map(\.state) == [.delivered])
                #expect(log.map(\.attempts) == [3])
                let ids = receiver.requests.flatMap { $0.headers["webhook-id"] }
                #expect(Set(ids).count == 1)
                #expect(ids.count == 3)
            }
        }
    }

    @Test func `after days without success an event is dead`() async throws {
        try await LoopbackReceiver.with([.status(500)]) { receiver in
            try await withServer { server in
                try await server.addHook(.after([.accountCreated]), at: receiver.url)
                _ = try await server.signUpAnonymously()
                let node = server.deliverer()
                for _ in 0..<20 {
                    _ = try await node.deliverDue()
                    server.clock.advance(by: .hours(29))
                }
                let log = try #require(try await server.deliveries.first)
                #expect(log.state == .dead)
                #expect(log.attempts == 11)
                #expect(log.body != nil)
                #expect(log.canBeResent)
                #expect(log.lastError == "it responded with status 500")
                #expect(receiver.requests.count == 11)
            }
        }
    }

    @Test func `an event is sent once for a reused refresh token`() async throws {
        let setup = ServerSetup { $0.settings.sessions.rotatesRefreshTokens = true }
        try await withServer(setup) { server in
            try await server.addHook(
                .after([.refreshTokenReused]),
                at: "http://127.0.0.1:9/"
            )
            let first = try await server.signIn("+16505550100").refreshToken
            _ = try await server.renewed(first)
            server.clock.advance(by: .seconds(61))
            #expect(try await server.deliveries.isEmpty)
            for _ in 0..<2 { _ = try await server.refresh(first) }
            #expect(try await server.deliveries.map(\.event) == [.refreshTokenReused])
        }
    }

    @Test func `an event is not retried when the hook responds that it is gone`() async throws {
        try await LoopbackReceiver.with([.status(410)]) { receiver in
            try await withServer { server in
                try await server.addHook(.after([.accountCreated]), at: receiver.url)
                _ = try await server.signUpAnonymously()
                _ = try await server.deliverer().deliverDue()
                #expect(try await server.deliveries.map(\.state) == [.dead])
            }
        }
    }

    @Test func `an event without a subscribed hook is not stored`() async throws {
        try await withServer { server in
            try await server.addHook(.after([.accountDeleted]), at: "http://127.0.0.1:9/")
            let signedIn = try await server.signIn("+16505550100")
            #expect(try await server.deliveries.isEmpty)
            let body: JSONValue = ["localId": .string(signedIn.accountID)]
            #expect(try await server.administer("accounts:delete", body).status == 200)
            #expect(try await server.deliveries.map(\.event) == [.accountDeleted])
        }
    }

    @Test func `events are sent for an administrator's changes`() async throws {
        try await withServer { server in
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            _ = try await server.administer("accounts", ["localId": "ada"])
            let change: JSONValue = ["localId": "ada", "phoneNumber": "+16505550101"]
            _ = try await server.administer("accounts:update", change)
            let revocation: JSONValue = ["localId": "ada", "validSince": "1790000000"]
            _ = try await server.administer("accounts:update", revocation)
            let events = try await server.deliveries.map(\.event)
            #expect(events.contains(.accountCreated))
            #expect(events.contains(.accountUpdated))
            #expect(events.contains(.phoneNumberChanged))
            #expect(!events.contains(.signedIn))
        }
    }
}
