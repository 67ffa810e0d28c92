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

    private struct Parts {
        let google: GoogleDouble
        let checker: RecaptchaEnterpriseChecker
        let project: Project
    }

    private func withParts(
        keysFor names: [String] = ["default"],
        _ adjust: @escaping (inout ProjectSettings) -> Void = { _ in },
        _ body: (Parts) async throws -> Void
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
            try await body(Parts(google: google, checker: checker, project: project))
        }
    }

    private func check(
        _ parts: Parts,
        app: RelyingApp? = nil,
        purpose: VerificationPurpose = .signIn,
        _ adjust: (inout AppProof) -> Void = { _ in }
    ) async throws -> AppProofOutcome? {
        var proof = AppProof()
        proof.captchaResponse = "token-1"
        proof.clientType = "CLIENT_TYPE_WEB"
        adjust(&proof)
        return try await parts.checker.check(
            AppVerificationRequest(
                project: parts.project,
                app: app,
                phoneNumber: Self.number,
                signedText: Self.number.e164,
                purpose: purpose,
                proof: proof
            )
        )
    }

    private func add(
        to parts: Parts,
        _ adjust: (inout SampleAssessment) -> Void = { _ in }
    ) {
        let assessment = SampleAssessment(at: Self.now, adjust).json
        parts.google.withState { $0.assessments["token-1"] = assessment }
    }

    private func refusal(_ problem: RecaptchaProblem) -> AppProofOutcome {
        .refused(problem.proofProblem)
    }

    @Test func `a token with a good score is accepted once`() async throws {
        try await withParts { parts async throws in
            add(to: parts)
            #expect(try await check(parts) == .held)
            #expect(try await check(parts) == refusal(.replayed))
        }
    }

    @Test func `a token is accepted once even if Google accepts it again`() async throws {
        try await withParts { parts async throws in
            for expected in [AppProofOutcome.held, refusal(.replayed)] {
                add(to: parts)
                #expect(try await check(parts) == expected)
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
        try await withParts { parts async throws in
            add(to: parts) { $0.action = action }
            #expect(try await check(parts, purpose: purpose) == .held)
            add(to: parts) { $0.action = "getOobCode" }
            #expect(try await check(parts, purpose: purpose) == refusal(.wrongAction))
        }
    }

    @Test func `a token from another host is refused`() async throws {
        try await withParts { parts async throws in
            add(to: parts) { $0.origin.value = "evil.example" }
            #expect(try await check(parts) == refusal(.wrongOrigin))
        }
    }

    @Test func `an iOS token has to belong to the calling app`() async throws {
        try await withParts { parts async throws in
            add(to: parts) { $0.origin = ("iosBundleId", "com.example.app") }
            let outcome = try await check(parts, app: Self.iosApp) {
                $0.clientType = "CLIENT_TYPE_IOS"
            }
            #expect(outcome == .held)
        }
        try await withParts { parts async throws in
            add(to: parts) { $0.origin = ("iosBundleId", "com.example.other") }
            let outcome = try await check(parts, app: Self.iosApp) {
                $0.clientType = "CLIENT_TYPE_IOS"
            }
            #expect(outcome == refusal(.wrongOrigin))
        }
    }

    @Test func `a platform's own key takes precedence over the default one`() async throws {
        try await withParts(keysFor: ["default", "ios"]) { parts async throws in
            add(to: parts) { $0.origin = ("iosBundleId", "com.example.app") }
            _ = try await check(parts, app: Self.iosApp) { $0.clientType = "CLIENT_TYPE_IOS" }
            _ = try await check(parts)
            let bodies = parts.google.withState { $0.bodies }
            #expect(bodies.count == 2)
            #expect(bodies.first?.contains("key-for-ios") == true)
            #expect(bodies.last?.contains("key-for-default") == true)
        }
    }

    @Test func `a project without a key is reported as not configured`() async throws {
        try await withParts(keysFor: []) { parts async throws in
            #expect(try await check(parts) == refusal(.notConfigured))
            let outcome = try await check(parts) {
                $0.captchaResponse = nil
                $0.saysNoRecaptcha = true
            }
            #expect(outcome == nil)
        }
    }

    @Test func `a client that could have a token and sends none is refused with a reason`()
        async throws
    {
        try await withParts { parts async throws in
            let outcome = try await check(parts) {
                $0.captchaResponse = nil
                $0.saysNoRecaptcha = true
            }
            #expect(outcome == refusal(.missing))
            let proved = try await check(parts) {
                $0.captchaResponse = nil
                $0.saysNoRecaptcha = true
                $0.recaptchaToken = "another proof"
            }
            #expect(proved == nil)
        }
    }

    @Test func `while Google is unavailable, tokens are refused only temporarily`() async throws {
        try await withParts { parts async throws in
            add(to: parts)
            parts.google.withState { $0.failure = .timedOut }
            guard case .unavailable(let problem) = try await check(parts) else {
                Issue.record("a service that is away was taken for a verdict")
                return
            }
            #expect(problem.reason == .unavailable)
            #expect(!problem.detail.contains(GoogleDouble.apiKey))
        }
    }
}
