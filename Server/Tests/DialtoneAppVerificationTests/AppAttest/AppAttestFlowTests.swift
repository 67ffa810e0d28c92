@testable import DialtoneAppVerification
import DialtoneBasics
@testable import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import PhoneNumbers
import Testing

/// Tests the flow from the challenge to the assertion, and the refusals in it.
struct AppAttestFlowTests {
    private static let start = Timestamp(seconds: 1_800_000_000)
    private static let number = PhoneNumber(e164: "+16505550100")

    private static let app = appNamed("1:123:ios:0a1b", teamID: "TEAM123456")

    private static func appNamed(_ id: String, teamID: String?) -> RelyingApp {
        var details = AppDetails()
        details.teamID = teamID
        return RelyingApp(
            apiKey: "key of \(id)",
            projectID: ProjectID(rawValue: "demo"),
            displayName: "App",
            appID: id,
            platform: .ios,
            bundleID: "com.example.app",
            details: details,
            createdAt: start
        )
    }

    private let time = TestTime(Self.start)
    private let device = AttestingDevice("TEAM123456.com.example.app")
    private let authority: AppAttestAuthority

    init() throws {
        authority = try AppAttestAuthority(at: Self.start)
    }

    /// A server's components on one database, and a project with the app.
    private struct Fixture {
        let store: any DataStore
        let challenges: AppAttestChallenges
        let registrar: AppAttestRegistrar
        let checker: AppAttestChecker
    }

    private func withFixture(
        on engine: StoreEngine = .sqliteInMemory,
        _ body: (Fixture) async throws -> Void
    ) async throws {
        try await engine.withStore { store in
            let clock = ServerClock { [time] in time.now }
            try await store.write { data in
                _ = try data.insert(Self.project())
                _ = try data.insert(Self.app)
            }
            let challenges = AppAttestChallenges(
                keys: DerivedKeys(writing: SymmetricKey(size: .bits256)),
                clock: clock,
                random: .seeded(1)
            )
            try await body(
                Fixture(
                    store: store,
                    challenges: challenges,
                    registrar: AppAttestRegistrar(
                        store: store,
                        verifier: AttestationVerifier(root: authority.root),
                        challenges: challenges,
                        clock: clock
                    ),
                    checker: AppAttestChecker(store: store, challenges: challenges, clock: clock)
                )
            )
        }
    }

    private static func project(
        _ adjust: (inout AppVerificationPolicy) -> Void = { _ in }
    ) -> Project {
        var settings = ProjectSettings()
        adjust(&settings.appVerification.common)
        return Project(
            id: app.projectID,
            number: 123,
            displayName: "Demo",
            settings: settings,
            createdAt: start
        )
    }

    private func register(
        with fixture: Fixture,
        challenge given: String? = nil,
        policy: AppVerificationPolicy = .init(),
        app: RelyingApp = Self.app,
        _ adjust: (inout AttestingDevice.Form) -> Void = { _ in }
    ) async throws {
        let challenge = try given ?? fixture.registrar.challenge(for: app)
        let attestation = try device.attestation(
            of: Array(SHA256.hash(data: Data(challenge.utf8))),
            by: authority,
            at: time.now,
            AttestingDevice.Form(adjust)
        )
        try await fixture.registrar.register(
            keyID: device.keyIDText,
            attestation: Data(attestation).base64EncodedString(),
            challenge: challenge,
            for: app,
            by: policy
        )
    }

    /// Returns the outcome of an assertion by `device`.
    private func check(
        with fixture: Fixture,
        device: AttestingDevice? = nil,
        counter: UInt32 = 1,
        challenge given: String? = nil,
        signing text: String = Self.number.e164,
        app: RelyingApp? = Self.app,
        project: Project = Self.project()
    ) async throws -> AppProofOutcome? {
        let device = device ?? self.device
        let challenge = given ?? fixture.challenges.challenge(for: Self.app)
        let clientData = Data("\(challenge)\n\(text)".utf8)
        var proof = AppProof()
        proof.appAttest = AppAttestProof(
            keyID: device.keyIDText,
            assertion: Data(
                try device.assertion(
                    of: Array(SHA256.hash(data: clientData)),
                    counter: counter
                )
            ).base64EncodedString(),
            challenge: challenge
        )
        return try await fixture.checker.check(
            proof.about(Self.number.e164, signedAs: Self.number.e164, for: .message(.signIn)),
            from: .sample(project, app: app)
        )
    }

    private func refusal(_ problem: AppAttestProblem) -> AppProofOutcome {
        .refused(problem.proofProblem)
    }

    @Test func `an attested key proves the app repeatedly`() async throws {
        try await withFixture { fixture async throws in
            try await register(with: fixture)
            for counter: UInt32 in [1, 2, 40] {
                let outcome = try await check(with: fixture, counter: counter)
                #expect(outcome == .held)
            }
        }
    }

    @Test func `a request without an assertion is left to other checkers`() async throws {
        try await withFixture { fixture async throws in
            let number = Self.number.e164
            let outcome = try await fixture.checker.check(
                AppProof().about(number, signedAs: number, for: .message(.signIn)),
                from: .sample(Self.project(), app: Self.app)
            )
            #expect(outcome == nil)
        }
    }

    @Test func `an unregistered key is refused`() async throws {
        try await withFixture { fixture async throws in
            #expect(try await check(with: fixture) == refusal(.unknownKey))
            try await register(with: fixture)
            let stranger = AttestingDevice("TEAM123456.com.example.app")
            #expect(try await check(with: fixture, device: stranger) == refusal(.unknownKey))
        }
    }

    @Test func `a counter that does not increase is refused`() async throws {
        try await withFixture { fixture async throws in
            try await register(with: fixture)
            #expect(try await check(with: fixture, counter: 5) == .held)
            #expect(try await check(with: fixture, counter: 5) == refusal(.usedCounter))
            #expect(try await check(with: fixture, counter: 4) == refusal(.usedCounter))
            #expect(try await check(with: fixture, counter: 6) == .held)
        }
    }

    @Test func `registering a key again does not reset its counter`() async throws {
        try await withFixture { fixture async throws in
            try await register(with: fixture)
            #expect(try await check(with: fixture, counter: 5) == .held)
            try await register(with: fixture)
            #expect(try await check(with: fixture, counter: 5) == refusal(.usedCounter))
        }
    }

    @Test func `a challenge is accepted once`() async throws {
        try await withFixture { fixture async throws in
            let first = fixture.challenges.challenge(for: Self.app)
            try await register(with: fixture, challenge: first)
            await #expect(
                throws: Refusal.invalidAppProof(
                    AppAttestProblem.usedChallenge.proofProblem
                )
            ) {
                try await register(with: fixture, challenge: first)
            }
            #expect(try await check(with: fixture, challenge: first) == refusal(.usedChallenge))
            let second = fixture.challenges.challenge(for: Self.app)
            #expect(try await check(with: fixture, counter: 1, challenge: second) == .held)
            let again = try await check(with: fixture, counter: 2, challenge: second)
            #expect(again == refusal(.usedChallenge))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of twenty concurrent uses of one challenge one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await withFixture(on: engine) { fixture async throws in
            try await register(with: fixture)
            let challenge = fixture.challenges.challenge(for: Self.app)
            let held = try await withThrowingTaskGroup(of: Bool.self) { group in
                for counter: UInt32 in 1...20 {
                    group.addTask {
                        try await check(with: fixture, counter: counter, challenge: challenge)
                            == .held
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(held == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of twenty concurrent assertions with one counter one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await withFixture(on: engine) { fixture async throws in
            try await register(with: fixture)
            let held = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await check(with: fixture, counter: 9) == .held }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(held == 1)
        }
    }

    @Test func `a challenge expires after five minutes`() async throws {
        try await withFixture { fixture async throws in
            try await register(with: fixture)
            let challenge = fixture.challenges.challenge(for: Self.app)
            time.advance(by: .minutes(5))
            let outcome = try await check(with: fixture, challenge: challenge)
            #expect(outcome == refusal(.expiredChallenge))
        }
    }

    @Test func `a challenge for another app or of unknown origin is refused`() async throws {
        try await withFixture { fixture async throws in
            try await register(with: fixture)
            let other = Self.appNamed("1:123:ios:ffff", teamID: "TEAM123456")
            let foreign = fixture.challenges.challenge(for: other)
            let made = Base64URL.encode([UInt8](repeating: 7, count: 32))
            for challenge in [foreign, made, "", "no challenge"] {
                let outcome = try await check(with: fixture, challenge: challenge)
                #expect(outcome == refusal(.expiredChallenge))
            }
        }
    }

    @Test func `a signature over another number is refused, and does not use up the challenge`()
        async throws
    {
        try await withFixture { fixture async throws in
            try await register(with: fixture)
            let challenge = fixture.challenges.challenge(for: Self.app)
            let outcome = try await check(
                with: fixture,
                challenge: challenge,
                signing: "+16505550101"
            )
            #expect(outcome == refusal(.wrongSignature))
            #expect(try await check(with: fixture, challenge: challenge) == .held)
        }
    }

    @Test func `another team's key is refused`() async throws {
        try await withFixture { fixture async throws in
            let other = Self.appNamed(Self.app.appID, teamID: "OTHER12345")
            await #expect(
                throws: Refusal.invalidAppProof(
                    AppAttestProblem.wrongApp.proofProblem
                )
            ) {
                try await register(with: fixture, app: other)
            }
        }
    }

    @Test func `an app without a team and a missing app are refused with a reason`() async throws {
        try await withFixture { fixture async throws in
            let nameless = Self.appNamed(Self.app.appID, teamID: nil)
            await #expect(
                throws: Refusal.invalidAppProof(
                    AppAttestProblem.appWithoutTeam.proofProblem
                )
            ) {
                try await register(with: fixture, app: nameless)
            }
            for app in [nil, nameless] {
                let outcome = try await check(with: fixture, app: app)
                #expect(outcome == refusal(.appWithoutTeam))
            }
            #expect(throws: Refusal.self) { try fixture.registrar.challenge(for: nil) }
        }
    }

    @Test func `a key from Apple's development environment is accepted if the rules allow it`()
        async throws
    {
        try await withFixture { fixture async throws in
            await #expect(
                throws: Refusal.invalidAppProof(
                    AppAttestProblem.developmentKey.proofProblem
                )
            ) {
                try await register(with: fixture) {
                    $0.authenticator = AttestingDevice.developmentAuthenticator
                }
            }
            var policy = AppVerificationPolicy()
            policy.acceptsDevelopmentKeys = true
            try await register(with: fixture, policy: policy) {
                $0.authenticator = AttestingDevice.developmentAuthenticator
            }
            let open = Self.project { $0.acceptsDevelopmentKeys = true }
            #expect(try await check(with: fixture, counter: 1, project: open) == .held)
            #expect(try await check(with: fixture, counter: 2) == refusal(.developmentKey))
        }
    }

    @Test(arguments: ["", "AAAA", "%%%", String(repeating: "A", count: 60_000)])
    func `an invalid attestation is refused`(text: String) async throws {
        try await withFixture { fixture async throws in
            await #expect(
                throws: Refusal.invalidAppProof(
                    AppAttestProblem.malformed.proofProblem
                )
            ) {
                try await fixture.registrar.register(
                    keyID: device.keyIDText,
                    attestation: text,
                    challenge: fixture.challenges.challenge(for: Self.app),
                    for: Self.app,
                    by: AppVerificationPolicy()
                )
            }
        }
    }
}
