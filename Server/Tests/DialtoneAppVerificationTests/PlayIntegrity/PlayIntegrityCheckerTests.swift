@testable import DialtoneAppVerification
import DialtoneBasics
@testable import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import PhoneNumbers
import Testing

struct PlayIntegrityCheckerTests {
    private static let start = Timestamp(seconds: 1_800_000_000)
    private static let number = PhoneNumber(e164: "+16505550100")
    private static let projectID = ProjectID(rawValue: "demo")

    private let time = TestTime(Self.start)

    private static func app(
        certificates: [String] = [Base64URL.encode(SampleVerdict.certificate)],
        platform: RelyingApp.Platform = .android,
        packageName: String = SampleVerdict.packageName
    ) -> RelyingApp {
        var details = AppDetails()
        details.certificateHashes = certificates
        return RelyingApp(
            apiKey: "key",
            projectID: projectID,
            displayName: "App",
            appID: "1:123:android:0a1b",
            platform: platform,
            bundleID: packageName,
            details: details,
            createdAt: start
        )
    }

    private struct Fixture {
        let google: GoogleDouble
        let checker: PlayIntegrityChecker
        let project: Project
    }

    private func withFixture(
        configured: Bool = true,
        _ body: (Fixture) async throws -> Void
    ) async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let clock = ServerClock { [time] in time.now }
            let project = Project(
                id: Self.projectID,
                number: 123,
                displayName: "Demo",
                settings: ProjectSettings(),
                createdAt: Self.start
            )
            try await store.write { _ = try $0.insert(project) }
            let credentials = VerificationCredentialRegistry(
                store: store,
                box: SecretBox(key: SymmetricKey(size: .bits256)),
                clock: clock
            )
            if configured {
                _ = try await credentials.save(
                    GoogleDouble.keyFile(),
                    of: .playIntegrity,
                    named: "default",
                    details: [:],
                    for: project.id
                )
            }
            let google = GoogleDouble { [time] in time.now }
            let checker = PlayIntegrityChecker(
                store: store,
                credentials: credentials,
                service: PlayIntegrityService(
                    http: google,
                    policy: OutboundPolicy(),
                    clock: clock
                ),
                clock: clock
            )
            try await body(Fixture(google: google, checker: checker, project: project))
        }
    }

    private func check(
        _ fixture: Fixture,
        app: RelyingApp? = Self.app(),
        signedText: String = Self.number.e164,
        _ adjust: (inout AppProof) -> Void = { $0.playIntegrityToken = "token-1" }
    ) async throws -> AppProofOutcome? {
        var proof = AppProof()
        adjust(&proof)
        return try await fixture.checker.check(
            proof.about(Self.number.e164, signedAs: signedText, for: .message(.signIn)),
            from: .sample(fixture.project, app: app)
        )
    }

    private func add(
        _ token: String = "token-1",
        to fixture: Fixture,
        signing text: String = Self.number.e164
    ) {
        let verdict = SampleVerdict(for: text, at: time.now).json
        fixture.google.withState { $0.verdicts[token] = verdict }
    }

    @Test func `a token with a good verdict is accepted once`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture)
            #expect(try await check(fixture) == .held)
            #expect(
                try await check(fixture) == .refused(IntegrityProblem.replayed.proofProblem)
            )
        }
    }

    @Test func `without a number the nonce covers the credential that the client had`() async throws
    {
        try await withFixture { fixture async throws in
            add(to: fixture, signing: "enrollment-1")
            #expect(try await check(fixture, signedText: "enrollment-1") == .held)
        }
    }

    @Test func `a token for another number is refused`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture, signing: "+16505550101")
            #expect(
                try await check(fixture) == .refused(IntegrityProblem.wrongNonce.proofProblem)
            )
        }
    }

    @Test func `invented tokens are refused`() async throws {
        try await withFixture { fixture async throws in
            #expect(try await check(fixture) == .refused(IntegrityProblem.malformed.proofProblem))
        }
    }

    @Test func `without a token Google is not asked`() async throws {
        try await withFixture { fixture async throws in
            #expect(try await check(fixture) { _ in } == nil)
            #expect(try await check(fixture) { $0.playIntegrityToken = "" } == nil)
            #expect(fixture.google.withState { $0.paths.isEmpty })
        }
    }

    @Test func `SafetyNet is refused with a hint`() async throws {
        try await withFixture { fixture async throws in
            let outcome = try await check(fixture) { $0.safetyNetToken = "old" }
            #expect(outcome == .refused(IntegrityProblem.safetyNet.proofProblem))
        }
    }

    @Test func `a project without a service account refuses tokens as not configured`() async throws
    {
        try await withFixture(configured: false) { fixture async throws in
            #expect(
                try await check(fixture) == .refused(IntegrityProblem.notConfigured.proofProblem)
            )
        }
    }

    @Test func `an app without registered certificates is refused`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture)
            let apps: [RelyingApp?] = [
                nil, Self.app(certificates: []), Self.app(certificates: ["nonsense"]),
                Self.app(platform: .ios), Self.app(packageName: "no/package"),
            ]
            for app in apps {
                let outcome = try await check(fixture, app: app)
                #expect(
                    outcome == .refused(IntegrityProblem.appWithoutCertificates.proofProblem)
                )
            }
            #expect(fixture.google.withState { $0.paths.isEmpty })
        }
    }

    @Test(arguments: [OutboundFailure.timedOut, .unknownHost, .unreachable("closed")])
    func `while Google is unreachable, a token is not used up`(
        failure: OutboundFailure
    ) async throws {
        try await withFixture { fixture async throws in
            add(to: fixture)
            fixture.google.withState { $0.failure = failure }
            guard case .unavailable(let problem) = try await check(fixture) else {
                Issue.record("a service that is away was taken for a verdict")
                return
            }
            #expect(problem.kind == .playIntegrity)
            #expect(problem.reason == .unavailable)
            fixture.google.withState { $0.failure = nil }
            #expect(try await check(fixture) == .held)
        }
    }

    @Test(arguments: [500, 503, 429, 403])
    func `while Google fails, tokens are refused only temporarily`(status: Int) async throws {
        try await withFixture { fixture async throws in
            add(to: fixture)
            fixture.google.withState { $0.answer = OutboundResponse(status: status) }
            guard case .unavailable = try await check(fixture) else {
                Issue.record("a service that fails was taken for a verdict")
                return
            }
        }
    }

    @Test func `a verdict on another app or number is refused`() async throws {
        try await withFixture { fixture async throws in
            let lie = SampleVerdict(for: "+16505550199", at: time.now).json
            fixture.google.withState {
                $0.answer = OutboundResponse(
                    status: 200,
                    body: Array(#"{"tokenPayloadExternal":\#(lie)}"#.utf8)
                )
            }
            #expect(
                try await check(fixture) == .refused(IntegrityProblem.wrongNonce.proofProblem)
            )
        }
    }
}
