import DialtoneAppVerification
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneOutbound
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests simulated CAPTCHA vendors on this machine over real connections.
struct ChallengeVendorTests {
    private static let policy = OutboundPolicy.development

    /// The HTTP client of all tests, which is never shut down.
    private static let client = OutboundClient.patient(policy)

    private typealias Reaction = LoopbackReceiver.Reaction

    /// Calls `body` with a server whose project uses `vendor`, which reacts as specified.
    private func withVendor(
        _ vendor: ChallengeSettings.Vendor,
        of service: VerificationService,
        _ reactions: [Reaction],
        details: VendorDetails = VendorDetails(siteKey: "site-key", cloudProject: "cloud"),
        _ test:
            @escaping @Sendable (
                _ server: TestServer,
                _ requests: @Sendable () -> [LoopbackReceiver.Request]
            ) async throws -> Void
    ) async throws {
        try await LoopbackReceiver.with(reactions) { receiver in
            let place = "http://127.0.0.1:\(receiver.port)"
            let setup = ServerSetup {
                $0 = .enforcingInProduction
                $0.outbound = Self.client
                $0.outboundPolicy = Self.policy
                $0.settings.appVerification.common.challenge.vendor = vendor
                $0.settings.authorizedDomains = ["auth.shop.example"]
                $0.vendorAddresses.recaptcha = place
                $0.vendorAddresses.recaptchaEnterprise = place
                $0.vendorAddresses.turnstile = place
                $0.vendorAddresses.hcaptcha = place
                $0.vendorAddresses.hcaptchaScript = place
            }
            try await withServer(setup) { server in
                _ = try await server.credentials.save(
                    Array("vendor-secret".utf8),
                    of: service,
                    named: "default",
                    details: details.stored,
                    for: TestServer.projectID
                )
                try await test(server, { receiver.requests })
            }
        }
    }

    private func verify(_ server: TestServer, _ text: String = "answer") async throws -> Answer {
        try await server.call(.verifyChallenge, ["captchaResponse": .string(text)])
    }

    private static let good =
        #"{"success":true,"hostname":"Auth.Shop.example","action":"verifyApp"}"#
    private static let assessed = #"""
        {"tokenProperties":{"valid":true,"hostname":"auth.shop.example","action":"verifyApp",
        "createTime":"2026-09-21T14:13:20Z"},"riskAnalysis":{"score":0.9}}
        """#

    @Test(arguments: [
        (ChallengeSettings.Vendor.turnstile, VerificationService.turnstile, "siteverify"),
        (.recaptcha, .recaptcha, "siteverify"), (.hcaptcha, .hcaptcha, "siteverify"),
        (.recaptchaEnterprise, .recaptchaEnterprise, "assessments"),
    ])
    func `a solution that the vendor accepts allows one message`(
        vendor: ChallengeSettings.Vendor,
        service: VerificationService,
        path: String
    ) async throws {
        let body = vendor == .recaptchaEnterprise ? Self.assessed : Self.good
        try await withVendor(vendor, of: service, [.answer(body)]) { server, requests in
            let verified = try await verify(server)
            let token = try #require(verified.json["recaptchaToken"].text, "\(verified.text)")
            let asked = try #require(requests().first)
            #expect(asked.method == "POST")
            #expect(asked.uri.contains(path))
            let sent = String(decoding: asked.body, as: UTF8.self)
            #expect(sent.contains("answer"))
            #expect((asked.uri + sent).contains("vendor-secret"))
            #expect(try await server.send(showing: token).status == 200)
            let reused = try await verify(server)
            #expect(try reused.reason == .proofUsed, "even though the vendor says yes twice")
        }
    }

    @Test(arguments: [
        (
            #"{"success":false,"error-codes":["invalid-input-response"]}"#,
            RefusalReason.proofInvalid
        ),
        (#"{"success":false,"error-codes":["timeout-or-duplicate"]}"#, .proofExpired),
        (#"{"success":false}"#, .proofInvalid),
        (#"{"success":true,"hostname":"evil.example","action":"verifyApp"}"#, .proofForeign),
        (#"{"success":true,"action":"verifyApp"}"#, .proofForeign),
        (#"{"success":true,"hostname":"auth.shop.example","action":"login"}"#, .proofInvalid),
        (#"{"success":true,"hostname":"auth.shop.example"}"#, .proofInvalid),
    ])
    func `a solution that the vendor rejects gets no token`(
        body: String,
        reason: RefusalReason
    ) async throws {
        try await withVendor(.turnstile, of: .turnstile, [.answer(body)]) { server, _ in
            let answer = try await verify(server)
            #expect(try answer.errorCode == .captchaCheckFailed)
            #expect(try answer.reason == reason)
        }
    }

    @Test(arguments: [
        (
            #"{"tokenProperties":{"valid":false,"invalidReason":"DUPE"}}"#,
            RefusalReason.proofUsed
        ),
        (#"{"tokenProperties":{"valid":false}}"#, .proofInvalid),
        (assessed.replacing("0.9", with: "0.4"), .proofUntrusted),
        (assessed.replacing("auth.shop", with: "evil"), .proofForeign),
        (assessed.replacing("verifyApp", with: "login"), .proofInvalid),
    ])
    func `a solution that Google's assessment rejects gets no token`(
        body: String,
        reason: RefusalReason
    ) async throws {
        try await withVendor(
            .recaptchaEnterprise,
            of: .recaptchaEnterprise,
            [.answer(body)]
        ) { server, _ in
            let answer = try await verify(server)
            #expect(try answer.reason == reason)
        }
    }

    /// The ways in which a vendor can fail to respond.
    private static let silences: [Reaction] = [
        .status(500), .status(429), .status(302, headers: "location: https://evil.example/\r\n"),
        .answer("no JSON"), .answer("[]"), .answer("{}"), .answer(#"{"success":"true"}"#),
        .answer(#"{"success":false,"error-codes":["invalid-input-secret"]}"#),
        .answer(#"{"success":true,"x":"\#(String(repeating: "x", count: 40_000))"}"#),
        .hangUp, .bytes("HTTP/1.1 nonsense\r\n\r\n"),
    ]

    @Test(arguments: silences.indices)
    func `while a vendor does not respond, only known installations are accepted`(
        index: Int
    ) async throws {
        let reactions = [Reaction.answer(Self.good), Self.silences[index]]
        try await withVendor(.turnstile, of: .turnstile, reactions) { server, _ in
            let proved = try await verify(server, "first").json["recaptchaToken"].text
            let sent = try await server.send(showing: try #require(proved))
            let instance = try #require(sent.json["appInstance"].text)
            let answer = try await verify(server, "second")
            let token = try #require(answer.json["recaptchaToken"].text, "\(answer.text)")
            let unknown = try await server.send(to: 1, showing: token)
            #expect(try unknown.errorCode == .captchaCheckFailed)
            #expect(try unknown.reason == .proofUnavailable)
            let next = try await verify(server, "third").json["recaptchaToken"].text
            let known = try await server.send(
                to: 2,
                showing: try #require(next),
                headers: [try #require(.init("X-Dialtone-App-Instance")): instance]
            )
            #expect(known.status == 200, "\(known.text)")
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `a vendor that never finishes its response does not block the request`() async throws {
        let silence = Reaction.bytesAndSilence("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n")
        try await withVendor(.turnstile, of: .turnstile, [silence]) { server, _ in
            let answer = try await verify(server)
            let token = try #require(answer.json["recaptchaToken"].text, "\(answer.text)")
            let sent = try await server.send(showing: token)
            #expect(try sent.reason == .proofUnavailable)
        }
    }

    @Test func `a token of Google's JavaScript SDK is verified with reCAPTCHA and accepted once`()
        async throws
    {
        try await withVendor(.proofOfWork, of: .recaptcha, [.answer(Self.good)]) { server, _ in
            let params = try await server.request(
                .get,
                "/v1/recaptchaParams?key=\(TestServer.apiKey)"
            )
            #expect(try params.json["recaptchaSiteKey"] == "site-key")
            let token = String(repeating: "03AFcWeA", count: 20)
            #expect(try await server.send(showing: token).status == 200)
            let again = try await server.send(to: 1, showing: token)
            #expect(try again.errorCode == .captchaCheckFailed)
            #expect(try again.reason == .proofUsed)
        }
    }

    @Test func `a Google token for another host is refused`() async throws {
        let body = Self.good.replacing("Auth.Shop", with: "evil")
        try await withVendor(.proofOfWork, of: .recaptcha, [.answer(body)]) { server, _ in
            let answer = try await server.send(showing: "03AFcWeA")
            #expect(try answer.errorCode == .captchaCheckFailed)
            #expect(try answer.reason == .proofForeign)
        }
    }

    @Test func `without keys a Google token is refused`() async throws {
        try await withServer(.enforcing) { server in
            let answer = try await server.send(showing: "03AFcWeA")
            #expect(try answer.errorCode == .captchaCheckFailed)
            #expect(try answer.reason == .proofNotConfigured)
        }
    }

    @Test func `the page's content security policy allows only its vendor`() async throws {
        try await withVendor(.turnstile, of: .turnstile, [.hangUp]) { server, _ in
            let app = try await server.firstApp
            let page = try await server.open(
                "/__/auth/handler?"
                    + FormText.encode([
                        ("apiKey", TestServer.apiKey), ("authType", "verifyApp"),
                        ("eventId", "ABCDEFGHIJ"), ("appId", app.appID),
                    ])
            )
            #expect(page.status == 200)
            #expect(page.text.contains(#"data-site-key="site-key""#))
            #expect(!page.text.contains("vendor-secret"))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains(/script-src 'self' http:\/\/127\.0\.0\.1:[0-9]+;/))
            #expect(policy.contains("style-src 'self';"))
            #expect(!policy.contains("unsafe"))
        }
    }
}

extension TestServer {
    /// The registry of vendors' keys of the test's server.
    fileprivate var credentials: VerificationCredentialRegistry {
        VerificationCredentialRegistry(
            store: store,
            box: SecretBox(keys: Self.appVerificationKeys.credentials),
            clock: clock.serverClock
        )
    }
}
