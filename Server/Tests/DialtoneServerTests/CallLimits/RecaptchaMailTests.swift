import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests mails and sign-ups of Google's SDKs that use reCAPTCHA Enterprise.
@Suite struct RecaptchaMailTests {
    private func withKey(
        _ body: @escaping @Sendable (TestServer, GoogleDouble) async throws -> Void
    ) async throws {
        let google = GoogleDouble { StoppedClock.start }
        let setup = ServerSetup {
            $0.settings.appVerification.common.mails = .enforce
            $0.settings.appVerification.common.signUps = .enforce
            $0.settings.authorizedDomains = ["app.example.com"]
            $0.outbound = google
        }
        try await withServer(setup) { server in
            _ = try await server.appVerification.credentials.save(
                Array(GoogleDouble.apiKey.utf8),
                of: .recaptchaEnterprise,
                named: "default",
                details: ["cloudProject": "example-project", "siteKey": "site-key"],
                for: TestServer.projectID
            )
            try await body(server, google)
        }
    }

    @Test func `stock SDKs are told to send tokens, and one token allows one mail or one account`()
        async throws
    {
        try await withKey { server, google in
            let config = try await server.request(
                .get,
                "/v2/recaptchaConfig?key=\(TestServer.apiKey)&clientType=CLIENT_TYPE_WEB"
            )
            let state: JSONValue = [
                "provider": "EMAIL_PASSWORD_PROVIDER", "enforcementState": "AUDIT",
            ]
            #expect(try config.json["recaptchaEnforcementState"] == [state])

            for (token, action) in [
                ("mail", "getOobCode"), ("account", "signUpPassword"), ("other", "signUpPassword"),
            ] {
                let assessment = SampleAssessment(at: StoppedClock.start) {
                    $0.action = action
                }
                .json
                google.withState { $0.assessments[token] = assessment }
            }
            func mail(_ token: String) async throws -> Answer {
                try await server.askForMail(
                    "EMAIL_SIGNIN",
                    [
                        "email": "ada@example.com", "captchaResp": .string(token),
                        "clientType": "CLIENT_TYPE_WEB",
                    ]
                )
            }
            func signUp(_ token: String) async throws -> Answer {
                try await server.call(
                    .signUp,
                    [
                        "email": "ada@example.com", "password": "correct horse",
                        "captchaResponse": .string(token), "clientType": "CLIENT_TYPE_WEB",
                    ]
                )
            }
            // A token is for one purpose, and for one use.
            #expect(try await mail("other").status == 400)
            #expect(try await mail("mail").status == 200)
            #expect(try await mail("mail").reason == .proofUsed)
            #expect(server.mails.count == 1)
            #expect(try await signUp("account").status == 200)
        }
    }

    @Test func `an SDK without a token is told to fetch one`() async throws {
        try await withKey { server, _ in
            let mail = try await server.askForMail("EMAIL_SIGNIN")
            let answers = [
                mail,
                try await server.call(
                    .signUp,
                    ["email": "ada@example.com", "password": "correct horse"]
                ),
            ]
            for answer in answers {
                #expect(try answer.errorCode == .missingRecaptchaToken)
                #expect(try answer.reason == .proofMissing)
            }
            #expect(server.mails.isEmpty)
        }
    }
}
