import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests reCAPTCHA Enterprise as Google's SDKs use it.
struct RecaptchaEnterpriseTests {
    private static let number = "+16505550146"

    private func withKey(
        _ enforcement: AppVerificationPolicy.Enforcement = .enforce,
        accepting kinds: [AppProofKind] = AppProofKind.allCases,
        hasKey: Bool = true,
        _ body: @escaping @Sendable (TestServer, GoogleDouble) async throws -> Void
    ) async throws {
        let google = GoogleDouble { StoppedClock.start }
        let setup = ServerSetup {
            $0.settings.appVerification.enforcement = enforcement
            $0.settings.appVerification.common.accepts = kinds
            $0.settings.authorizedDomains = ["app.example.com"]
            $0.outbound = google
        }
        try await withServer(setup) { server in
            if hasKey {
                _ = try await server.appVerification.credentials.save(
                    Array(GoogleDouble.apiKey.utf8),
                    of: .recaptchaEnterprise,
                    named: "default",
                    details: ["cloudProject": "example-project", "siteKey": "site-key"],
                    for: TestServer.projectID
                )
            }
            try await body(server, google)
        }
    }

    private func send(_ token: String, on server: TestServer) async throws -> Answer {
        try await server.call(
            .sendVerificationCode,
            [
                "phoneNumber": .string(Self.number), "captchaResponse": .string(token),
                "clientType": "CLIENT_TYPE_WEB", "recaptchaVersion": "RECAPTCHA_ENTERPRISE",
            ]
        )
    }

    private func config(of server: TestServer) async throws -> JSONValue {
        try await server.request(
            .get,
            "/v2/recaptchaConfig?key=\(TestServer.apiKey)&clientType=CLIENT_TYPE_WEB"
        )
        .json
    }

    @Test func `a valid token gets a message sent`() async throws {
        try await withKey { server, google in
            let assessment = SampleAssessment(at: StoppedClock.start).json
            google.withState { $0.assessments["token-1"] = assessment }
            let answer = try await send("token-1", on: server)
            #expect(answer.status == 200)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `where no other proof is accepted, the refusal names the token's error`()
        async throws
    {
        try await withKey(accepting: [.recaptchaEnterprise]) { server, google in
            let wrong = SampleAssessment(at: StoppedClock.start) { $0.action = "getOobCode" }.json
            google.withState { $0.assessments["token-1"] = wrong }
            let wrongAction = try await send("token-1", on: server)
            #expect(try wrongAction.errorCode == .invalidRecaptchaAction)
            let reused = try await send("token-1", on: server)
            #expect(try reused.errorCode == .invalidRecaptchaToken)
            let missing = try await send("NO_RECAPTCHA", on: server)
            #expect(try missing.errorCode == .missingRecaptchaToken)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `where another proof is accepted, the refusal makes stock SDKs fall back`()
        async throws
    {
        try await withKey { server, _ in
            for token in ["made up", "NO_RECAPTCHA"] {
                let answer = try await send(token, on: server)
                #expect(try answer.errorCode == .invalidAppCredential)
            }
            let reason = try await send("NO_RECAPTCHA", on: server).reason
            #expect(reason == .proofMissing)
        }
    }

    @Test func `without a key it is not enabled`() async throws {
        try await withKey(hasKey: false) { server, _ in
            let disabled = try await send("token", on: server)
            #expect(try disabled.errorCode == .recaptchaNotEnabled)
            let missing = try await send("NO_RECAPTCHA", on: server)
            #expect(try missing.errorCode == .missingAppCredential)
            let config = try await self.config(of: server)
            #expect(config == [:])
        }
    }

    @Test(arguments: [
        (AppVerificationPolicy.Enforcement.audit, [AppProofKind.recaptchaEnterprise], "AUDIT"),
        (.enforce, AppProofKind.allCases, "AUDIT"),
        (.enforce, [.recaptchaEnterprise], "ENFORCE"),
    ])
    func `stock SDKs get the enforcement state that follows from the rules`(
        enforcement: AppVerificationPolicy.Enforcement,
        kinds: [AppProofKind],
        state: String
    ) async throws {
        try await withKey(enforcement, accepting: kinds) { server, _ in
            let config = try await self.config(of: server)
            #expect(config["recaptchaKey"] == "projects/example-project/keys/site-key")
            let states = config["recaptchaEnforcementState"]
            #expect(states[0]["provider"] == "PHONE_PROVIDER")
            #expect(states[0]["enforcementState"].text == state)
        }
    }

    @Test func `the configuration is empty where the rules do not use it`() async throws {
        try await withKey(.off) { server, _ in
            let config = try await self.config(of: server)
            #expect(config == [:])
        }
        try await withKey(accepting: [.push]) { server, _ in
            let config = try await self.config(of: server)
            #expect(config == [:])
        }
    }
}
