@testable import DialtoneAppVerification
import DialtoneBasics
@testable import DialtoneModel
import Crypto
import DialtoneTestSupport
import PhoneNumbers
import Testing

struct RecaptchaEnterpriseCheckerTests {
    private static let now = Timestamp(seconds: 1_800_000_000)
    private static let number = PhoneNumber(e164: "+16505550100")
    private static let projectID = ProjectID(rawValue: "demo")

    private static let iosApp = RelyingApp(
        apiKey: "key",
        projectID: projectID,
        displayName: "App",
        appID: "1:123:ios:0a1b",
        platform: .ios,
        bundleID: "com.example.app",
        createdAt: now
    )

    private struct Fixture {
        let google: GoogleDouble
        let checker: RecaptchaEnterpriseChecker
        let project: Project
    }

    private func withFixture(
        keysFor names: [String] = ["default"],
        _ adjust: @escaping (inout ProjectSettings) -> Void = { _ in },
        _ body: (Fixture) async throws -> Void
    ) async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            let clock = ServerClock { Self.now }
            var settings = ProjectSettings()
            settings.authorizedDomains = ["app.example.com"]
            adjust(&settings)
            let project = Project(
                id: Self.projectID,
                number: 123,
                displayName: "Demo",
                settings: settings,
                createdAt: Self.now
            )
            try await store.write { _ = try $0.insert(project) }
            let credentials = VerificationCredentialRegistry(
                store: store,
                box: SecretBox(key: SymmetricKey(size: .bits256)),
                clock: clock
            )
            for name in names {
                _ = try await credentials.save(
                    Array(GoogleDouble.apiKey.utf8),
                    of: .recaptchaEnterprise,
                    named: name,
                    details: ["cloudProject": "example-project", "siteKey": "key-for-\(name)"],
                    for: project.id
                )
            }
            let google = GoogleDouble { Self.now }
            let checker = RecaptchaEnterpriseChecker(
                store: store,
                keys: RecaptchaEnterpriseKeys(credentials: credentials),
                assessor: RecaptchaEnterpriseAssessor(http: google, policy: OutboundPolicy()),
                clock: clock
            )
            try await body(Fixture(google: google, checker: checker, project: project))
        }
    }

    private func check(
        _ fixture: Fixture,
        app: RelyingApp? = nil,
        purpose: VerificationPurpose = .signIn,
        _ adjust: (inout AppProof) -> Void = { _ in }
    ) async throws -> AppProofOutcome? {
        var proof = AppProof()
        proof.captchaResponse = "token-1"
        proof.clientType = "CLIENT_TYPE_WEB"
        adjust(&proof)
        return try await fixture.checker.check(
            proof.about(Self.number.e164, signedAs: Self.number.e164, for: .message(purpose)),
            from: .sample(fixture.project, app: app)
        )
    }

    private func add(
        to fixture: Fixture,
        _ adjust: (inout SampleAssessment) -> Void = { _ in }
    ) {
        let assessment = SampleAssessment(at: Self.now, adjust).json
        fixture.google.withState { $0.assessments["token-1"] = assessment }
    }

    private func refusal(_ problem: RecaptchaProblem) -> AppProofOutcome {
        .refused(problem.proofProblem)
    }

    @Test func `a token with a good score is accepted once`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture)
            #expect(try await check(fixture) == .held)
            #expect(try await check(fixture) == refusal(.replayed))
        }
    }

    @Test func `a token is accepted once even if Google accepts it again`() async throws {
        try await withFixture { fixture async throws in
            for expected in [AppProofOutcome.held, refusal(.replayed)] {
                add(to: fixture)
                #expect(try await check(fixture) == expected)
            }
        }
    }

    @Test(arguments: [
        (VerificationPurpose.signIn, "sendVerificationCode"),
        (.secondFactorEnrollment(AccountID(rawValue: "a")), "mfaSmsEnrollment"),
        (.secondFactorSignIn(TokenDigest(of: [1])), "mfaSmsSignIn"),
    ])
    func `each purpose requires its action`(
        purpose: VerificationPurpose,
        action: String
    ) async throws {
        try await withFixture { fixture async throws in
            add(to: fixture) { $0.action = action }
            #expect(try await check(fixture, purpose: purpose) == .held)
            add(to: fixture) { $0.action = "getOobCode" }
            #expect(try await check(fixture, purpose: purpose) == refusal(.wrongAction))
        }
    }

    @Test func `a token from another host is refused`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture) { $0.origin.value = "evil.example" }
            #expect(try await check(fixture) == refusal(.wrongOrigin))
        }
    }

    @Test func `an iOS token has to belong to the calling app`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture) { $0.origin = ("iosBundleId", "com.example.app") }
            let outcome = try await check(fixture, app: Self.iosApp) {
                $0.clientType = "CLIENT_TYPE_IOS"
            }
            #expect(outcome == .held)
        }
        try await withFixture { fixture async throws in
            add(to: fixture) { $0.origin = ("iosBundleId", "com.example.other") }
            let outcome = try await check(fixture, app: Self.iosApp) {
                $0.clientType = "CLIENT_TYPE_IOS"
            }
            #expect(outcome == refusal(.wrongOrigin))
        }
    }

    @Test func `a platform's own key takes precedence over the default one`() async throws {
        try await withFixture(keysFor: ["default", "ios"]) { fixture async throws in
            add(to: fixture) { $0.origin = ("iosBundleId", "com.example.app") }
            _ = try await check(fixture, app: Self.iosApp) { $0.clientType = "CLIENT_TYPE_IOS" }
            _ = try await check(fixture)
            let bodies = fixture.google.withState { $0.bodies }
            #expect(bodies.count == 2)
            #expect(bodies.first?.contains("key-for-ios") == true)
            #expect(bodies.last?.contains("key-for-default") == true)
        }
    }

    @Test func `a project without a key is reported as not configured`() async throws {
        try await withFixture(keysFor: []) { fixture async throws in
            #expect(try await check(fixture) == refusal(.notConfigured))
            let outcome = try await check(fixture) {
                $0.captchaResponse = nil
                $0.saysNoRecaptcha = true
            }
            #expect(outcome == nil)
        }
    }

    @Test func `a client that could have a token and sends none is refused with a reason`()
        async throws
    {
        try await withFixture { fixture async throws in
            let outcome = try await check(fixture) {
                $0.captchaResponse = nil
                $0.saysNoRecaptcha = true
            }
            #expect(outcome == refusal(.missing))
            let proved = try await check(fixture) {
                $0.captchaResponse = nil
                $0.saysNoRecaptcha = true
                $0.recaptchaToken = "another proof"
            }
            #expect(proved == nil)
        }
    }

    @Test func `while Google is unavailable, tokens are refused only temporarily`() async throws {
        try await withFixture { fixture async throws in
            add(to: fixture)
            fixture.google.withState { $0.failure = .timedOut }
            guard case .unavailable(let problem) = try await check(fixture) else {
                Issue.record("a service that is away was taken for a verdict")
                return
            }
            #expect(problem.reason == .unavailable)
            #expect(!problem.detail.contains(GoogleDouble.apiKey))
        }
    }
}
