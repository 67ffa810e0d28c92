import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct BrowserSessionContractTests {
    private static let end = Timestamp.start + .days(14)

    private func prepare(_ store: any Database) async throws -> (Account, OAuthClient) {
        try await store.prepare()
        let account = Account.sample("ada")
        try await store.insert(account)
        let client = OAuthClient.sample("client_a")
        _ = try await store.write { try $0.insert(client) }
        return (account, client)
    }

    @Test(arguments: StoreEngine.tested)
    func `the session of an app becomes a browser's once, that of a client never`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let (account, client) = try await prepare(store)
            let (app, granted) = (
                Session.sample(1, of: account), Session.granted(2, of: account, to: client)
            )
            try await store.write { data in
                try data.insert(app)
                try data.insert(granted)
            }
            let give = { (id: SessionID, number: Int) in
                try await store.write {
                    try $0.giveSession(id, toBrowser: .sample(number), until: Self.end)
                }
            }
            #expect(try await give(app.id, 7))
            #expect(try await give(app.id, 8) == false)
            #expect(try await give(granted.id, 9) == false)
            let found = try await store.read { data in
                (
                    try data.session(browser: .sample(7))?.session,
                    try data.session(browser: .sample(8))?.session,
                    try data.session(granted.id)?.session
                )
            }
            #expect(found.0?.id == app.id && found.0?.use == .browser(.sample(7)))
            #expect(found.0?.expiresAt == Self.end)
            #expect(found.1 == nil)
            #expect(found.2 == granted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `grants end with their browser's session, unless they are moved`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let (account, client) = try await prepare(store)
            let (old, new) = (Session.sample(1, of: account), Session.sample(2, of: account))
            let online = Session.granted(3, of: account, to: client, in: old.id)
            let offline = Session.granted(4, of: account, to: client)
            try await store.write { data in
                for session in [old, new, online, offline] { try data.insert(session) }
                try data.insert(AuthorizationCode.sample(5, of: account, for: client, in: old.id))
                try data.moveGrants(from: old.id, to: new.id)
                #expect(try data.deleteSession(old.id))
            }
            let moved = try await store.write { data in
                (
                    try data.session(online.id)?.session.grant?.browserSession,
                    try data.authorizationCode(.sample(5))?.browserSession
                )
            }
            #expect(moved.0 == new.id && moved.1 == new.id)
            let left = try await store.write { data in
                #expect(try data.deleteSession(new.id))
                return try data.sessions(of: account.id, in: .sample).map(\.id)
            }
            #expect(left == [offline.id])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `sessions are deleted once they have expired`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let (account, client) = try await prepare(store)
            let lasting = Session.sample(1, of: account)
            let ending = Session.granted(2, of: account, to: client, until: Self.end)
            try await store.write { data in
                try data.insert(lasting)
                try data.insert(ending)
            }
            let tidy = { (now: Timestamp) in
                try await Housekeeping(
                    store: store,
                    clock: ServerClock { now },
                    random: .seeded(1)
                ).tidy()
            }
            #expect(try await tidy(Self.end)[.expiredSessions] == 0)
            #expect(try await tidy(Self.end + .seconds(1))[.expiredSessions] == 1)
            let left = try await store.read { try $0.sessions(of: account.id, in: .sample) }
            #expect(left == [lasting])
        }
    }
}
