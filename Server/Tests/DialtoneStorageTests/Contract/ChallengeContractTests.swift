import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct ChallengeContractTests {
    private static let app = ChallengedApp(project: .sample, appID: "1:123:ios:0a")

    private static func token(_ number: Int, outage: String? = nil) -> ChallengeToken {
        ChallengeToken(
            digest: .sample(number),
            app: app,
            outage: outage,
            expiresAt: .start + ChallengeToken.lifetime
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a token is used once, by its app, before it expires`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            let token = Self.token(1, outage: "It did not answer.")
            try await store.write { try $0.insert(token) }
            #expect(try await store.read { try $0.challengeToken(token.digest) } == token)
            func use(by app: ChallengedApp, at now: Timestamp) async throws -> Bool {
                try await store.write { try $0.useChallengeToken(token.digest, for: app, at: now) }
            }

            #expect(try await use(by: Self.app, at: token.expiresAt) == false)
            let otherApp = ChallengedApp(project: .sample, appID: "1:123:ios:0b")
            #expect(try await use(by: otherApp, at: .start) == false)
            let otherProject = ChallengedApp(project: .other, appID: Self.app.appID)
            #expect(try await use(by: otherProject, at: .start) == false)
            #expect(try await use(by: Self.app, at: .start))
            #expect(try await use(by: Self.app, at: .start) == false)
            let used = try await store.read { try $0.challengeToken(token.digest)?.usedAt }
            #expect(used == .start)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of two hundred concurrent uses of a token one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let token = Self.token(1)
            try await store.write { try $0.insert(token) }
            let users = try await winners {
                try await store.write {
                    try $0.useChallengeToken(token.digest, for: Self.app, at: .start)
                }
            }
            #expect(users == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a challenge's outcome is kept until its app requests it`(engine: StoreEngine) async throws
    {
        try await engine.withStore { store in
            try await store.prepare()
            let failure = ChallengeFailure.internal("It is \"off\".")
            for (number, outcome) in [
                AwaitedChallenge.Outcome.solved(outage: nil), .solved(outage: "Silence."),
                .failed(failure),
            ]
            .enumerated() {
                let challenge = AwaitedChallenge(
                    digest: .sample(number),
                    app: Self.app,
                    outcome: outcome,
                    expiresAt: .start + .minutes(10)
                )
                try await store.write { try $0.save(challenge) }
                func found(
                    at now: Timestamp,
                    of project: ProjectID
                ) async throws
                    -> AwaitedChallenge?
                {
                    try await store.read {
                        try $0.awaitedChallenge(challenge.digest, of: project, at: now)
                    }
                }
                #expect(try await found(at: .start, of: .sample) == challenge)
                #expect(try await found(at: .start, of: .other) == nil)
                #expect(try await found(at: challenge.expiresAt, of: .sample) == nil)
                func delete() async throws -> Bool {
                    try await store.write { try $0.deleteAwaitedChallenge(challenge.digest) }
                }
                #expect(try await delete())
                #expect(try await delete() == false)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the later outcome of a challenge replaces the earlier one`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            func save(_ outcome: AwaitedChallenge.Outcome) async throws {
                let challenge = AwaitedChallenge(
                    digest: .sample(1),
                    app: Self.app,
                    outcome: outcome,
                    expiresAt: .start + .minutes(10)
                )
                try await store.write { try $0.save(challenge) }
            }
            try await save(.failed(.internal("It is off.")))
            try await save(.solved(outage: nil))
            let ended = try await store.read {
                try $0.awaitedChallenge(.sample(1), of: .sample, at: .start)
            }
            #expect(ended?.outcome == .solved(outage: nil))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `expired tokens and challenges are deleted`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                try data.insert(Self.token(1))
                try data.save(
                    AwaitedChallenge(
                        digest: .sample(3),
                        app: Self.app,
                        outcome: .solved(outage: nil),
                        expiresAt: .start
                    )
                )
            }
            func tidied(at now: Timestamp) async throws -> Int {
                let clock = ServerClock { now }
                let tidied = try await Housekeeping(
                    store: store,
                    clock: clock,
                    random: .seeded(1)
                )
                .tidy()
                return tidied[.challengeTokens] + tidied[.awaitedChallenges]
            }
            #expect(try await tidied(at: .start) == 0)
            #expect(try await tidied(at: .start + .seconds(1)) == 1)
            #expect(try await tidied(at: .start + ChallengeToken.lifetime + .seconds(1)) == 1)
        }
    }

    /// Returns how many of two hundred concurrent runs return `true`.
    private func winners(
        _ run: @escaping @Sendable () async throws -> Bool
    ) async throws -> Int {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 { group.addTask { try await run() } }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
    }
}
