import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct VerificationSessionContractTests {
    private func stored(
        _ session: VerificationSession,
        in store: any Database
    ) async throws -> VerificationSession? {
        try await store.read { try $0.verificationSession(session.id) }
    }

    private func latest(in store: any Database) async throws -> VerificationSession? {
        try await store.read {
            try $0.latestVerificationSession(
                for: .fictional(0),
                of: .sample,
                purpose: .signIn,
                ownOf: nil
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a session is read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var session = VerificationSession.sample(1)
            session.consumedAt = .start + .seconds(1)
            session.supersededAt = .start + .seconds(2)
            let test = VerificationSession.sample(2, isTest: true)
            try await store.write { [session] data in
                try data.insert(session)
                try data.insert(test)
            }

            #expect(try await stored(session, in: store) == session)
            #expect(try await stored(test, in: store) == test)
            #expect(try await stored(.sample(3), in: store) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `several sessions are read at once, and unknown ones are left out`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let sessions = (1...600).map { VerificationSession.sample($0) }
            try await store.write { data in
                for session in sessions.dropLast(300) { try data.insert(session) }
            }
            for count in [0, 1, 3, 256, 257, 600] {
                let ids = sessions.prefix(count).map(\.id)
                let found = try await store.read { try $0.verificationSessions(ids) }
                #expect(Set(found) == Set(sessions.prefix(min(count, 300))))
                #expect(found.count == min(count, 300))
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the latest session is the newest that is neither used nor superseded`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            let later = Timestamp.start + .seconds(10)
            #expect(try await latest(in: store) == nil)
            let sessions: [VerificationSession] = [
                .sample(1),
                .sample(2, tries: 0, createdAt: .start + .seconds(1)),
                .sample(3, createdAt: .start + .seconds(2)),
                .sample(4, createdAt: .start + .seconds(3)),
                .sample(5, phoneNumber: .fictional(1), createdAt: later),
                .sample(6, of: .other, createdAt: later),
            ]
            try await store.write { data in
                for session in sessions { try data.insert(session) }
                _ = try data.consumeVerificationSession(sessions[2].id, at: later)
                try data.supersedeVerificationSession(sessions[3].id, at: later)
            }

            #expect(try await latest(in: store) == sessions[1])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a used or expired session is not superseded`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let now = Timestamp.start + .minutes(6)
            let sessions: [VerificationSession] = [
                .sample(1),
                .sample(2, createdAt: now),
                .sample(3, createdAt: now),
                .sample(4, phoneNumber: .fictional(1), createdAt: now),
                .sample(5, tries: 0, createdAt: now),
            ]
            try await store.write { data in
                for session in sessions { try data.insert(session) }
                _ = try data.consumeVerificationSession(sessions[2].id, at: now)
                try data.supersedeVerificationSession(sessions[2].id, at: now)
                try data.supersedeVerificationSessions(
                    for: .fictional(0),
                    of: .sample,
                    purpose: .signIn,
                    ownOf: nil,
                    at: now
                )
            }

            var supersededAt: [Timestamp?] = []
            for session in sessions {
                supersededAt.append(try await stored(session, in: store)?.supersededAt)
            }
            #expect(supersededAt == [nil, now, nil, nil, now])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a try is spent only on an open session`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let expiry = VerificationSession.sample(1).expiresAt
            try await store.write { data in
                for number in 1...4 {
                    try data.insert(VerificationSession.sample(number, tries: 1))
                }
                _ = try data.consumeVerificationSession(
                    VerificationSession.sample(2).id,
                    at: .start
                )
                try data.supersedeVerificationSession(VerificationSession.sample(3).id, at: .start)
            }
            func spend(
                _ number: Int,
                of project: ProjectID = .sample,
                at now: Timestamp = .start
            ) async throws -> Int? {
                let id = VerificationSession.sample(number).id
                return try await store.write {
                    try $0.spendTry(on: id, of: project, at: now)?.triesLeft
                }
            }

            #expect(try await spend(2) == nil)
            #expect(try await spend(3) == nil)
            #expect(try await spend(5) == nil)
            #expect(try await spend(4, at: expiry) == nil)
            #expect(try await spend(4, of: .other) == nil)
            #expect(try await spend(1, at: expiry - TimeSpan(milliseconds: 1)) == 0)
            #expect(try await spend(1) == nil)
            for number in 3...4 {
                #expect(try await stored(.sample(number), in: store)?.triesLeft == 1)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a session that is over or has no tries left cannot be used`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let expiry = VerificationSession.sample(1).expiresAt
            try await store.write { data in
                try data.insert(VerificationSession.sample(1))
                try data.insert(VerificationSession.sample(2))
                try data.insert(VerificationSession.sample(3, tries: 0))
                try data.supersedeVerificationSession(VerificationSession.sample(2).id, at: .start)
            }
            func use(_ number: Int, at now: Timestamp) async throws -> Bool {
                let id = VerificationSession.sample(number).id
                return try await store.write { try $0.consumeVerificationSession(id, at: now) }
            }

            #expect(try await !use(1, at: expiry))
            #expect(try await !use(2, at: .start))
            #expect(try await !use(3, at: .start))
            #expect(try await use(1, at: expiry - TimeSpan(milliseconds: 1)))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a session is used once`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let session = VerificationSession.sample(1)
            try await store.write { try $0.insert(session) }

            let (first, second, unknown) = try await store.write { data in
                (
                    try data.consumeVerificationSession(session.id, at: .start),
                    try data.consumeVerificationSession(session.id, at: .start + .seconds(1)),
                    try data.consumeVerificationSession(
                        VerificationSession.sample(2).id,
                        at: .start
                    )
                )
            }

            #expect(first)
            #expect(!second)
            #expect(!unknown)
            #expect(try await stored(session, in: store)?.consumedAt == .start)
            #expect(try await stored(session, in: store)?.triesLeft == session.triesLeft - 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `sessions are deleted once they have expired`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let (old, new) = (
                VerificationSession.sample(1),
                VerificationSession.sample(2, createdAt: .start + .seconds(1))
            )
            try await store.write { data in
                try data.insert(old)
                try data.insert(new)
            }

            let count = try await store.write {
                try $0.delete(.verificationSessions, before: new.expiresAt, limit: 1_000)
            }

            #expect(count == 1)
            #expect(try await stored(old, in: store) == nil)
            #expect(try await stored(new, in: store) == new)
        }
    }
}
