import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct SessionContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a session is read with its account by its token's digest`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let account = Account.sample("one", phoneNumber: .fictional(1))
            let session = Session.sample(0, of: account)
            try await store.prepare()
            try await store.insert(account)
            try await store.write { try $0.insert(session) }

            let (found, unknown) = try await store.read { data in
                (
                    try data.session(refreshTokenDigest: .sample(0)),
                    try data.session(refreshTokenDigest: .sample(1))
                )
            }

            #expect(found?.session == session)
            #expect(found?.account == account)
            #expect(unknown == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a refresh is recorded on the session and its account`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let account = Account.sample("one")
            let session = Session.sample(1, of: account)
            let later = Timestamp.start + .hours(1)
            try await store.prepare()
            try await store.insert(account)
            try await store.write { data in
                try data.insert(session)
                try data.insert(Session.sample(2, of: account))
                try data.recordRefresh(session, at: later)
            }

            let sessions = try await store.read { try $0.sessions(of: account.id, in: .sample) }

            #expect(sessions.map(\.lastUsedAt) == [later, .start + .seconds(2)])
            #expect(sessions.first?.signedInAt == session.signedInAt)
            #expect(try await store.account("one")?.lastRefreshAt == later)
            #expect(try await store.account("one")?.lastSignInAt == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a session keeps what became of its token`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let account = Account.sample("one")
            let session = Session.sample(1, of: account)
            let rotation = SessionRotation(
                generation: 1 << 40,
                retirements: [.start, .start + .seconds(1)]
            )
            try await store.prepare()
            try await store.insert(account)
            try await store.write { data in
                try data.insert(session)
                try data.insert(Session.sample(2, of: account))
                try data.record(rotation, of: session.id)
            }

            let (one, two) = try await store.read { data in
                (
                    try data.session(session.id)?.session.rotation,
                    try data.session(Session.sample(2, of: account).id)?.session.rotation
                )
            }

            #expect(one == rotation)
            #expect(two == SessionRotation())
            #expect(
                try await store.read { try $0.session(SessionID(bytes: bytes(9, count: 16))) }
                    == nil
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a continued session has another provider and context, and is otherwise the same`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let account = Account.sample("one")
            let session = Session.sample(1, of: account)
            var continued = session
            continued.signInProvider = .password
            continued.context = SessionContext(claims: "{}", continuedAt: .start + .hours(1))
            try await store.prepare()
            try await store.insert(account)
            try await store.write { [continued] data in
                try data.insert(session)
                try data.insert(Session.sample(2, of: account))
                try data.record(continued)
            }

            let found = try await store.read { try $0.sessions(of: account.id, in: .sample) }

            #expect(found == [continued, Session.sample(2, of: account)])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `all sessions of an account but one are ended, and the latest of them is returned`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let (one, two) = (Account.sample("one"), Account.sample("two"))
            let kept = Session.sample(2, of: one)
            try await store.prepare()
            try await store.insert(one)
            try await store.insert(two)
            try await store.write { data in
                for number in 1...3 { try data.insert(Session.sample(number, of: one)) }
                try data.insert(Session.sample(4, of: two))
            }

            let latest = try await store.write { try $0.deleteSessions(except: kept) }
            #expect(latest == .start + .seconds(3))
            #expect(try await store.write { try $0.deleteSessions(except: kept) } == nil)
            #expect(try await store.read { try $0.sessions(of: one.id, in: .sample) } == [kept])
            #expect(try await store.read { try $0.sessions(of: two.id, in: .sample) }.count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `one session of an account is ended, or all`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let (one, two) = (Account.sample("one"), Account.sample("two"))
            try await store.prepare()
            try await store.insert(one)
            try await store.insert(two)
            try await store.write { data in
                for number in 1...3 { try data.insert(Session.sample(number, of: one)) }
                try data.insert(Session.sample(4, of: two))
            }
            let first = Session.sample(1, of: one).id

            #expect(try await store.write { try $0.deleteSession(first) })
            #expect(try await store.write { try $0.deleteSession(first) } == false)
            #expect(try await store.write { try $0.deleteSessions(of: one.id, in: .sample) } == 2)
            #expect(try await store.read { try $0.sessions(of: one.id, in: .sample) } == [])
            #expect(try await store.read { try $0.sessions(of: two.id, in: .sample) }.count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a session without an account is refused, and so is a second one with its ID`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let account = Account.sample("one")
            let session = Session.sample(1, of: account)
            try await store.prepare()

            await #expect(throws: StorageError.constraintViolated) {
                try await store.write { try $0.insert(session) }
            }
            try await store.insert(account)
            try await store.write { try $0.insert(session) }
            await #expect(throws: StorageError.constraintViolated) {
                try await store.write { try $0.insert(session) }
            }
        }
    }
}
