import PhoneNumbers
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Levels of authentication that clients ask for.
struct SecondFactorLevelTests {
    private static let twoFactors = "urn:dialtone:acr:two-factors"
    private static let oneFactor = "urn:dialtone:acr:one-factor"

    private static func essential(_ level: String) -> String {
        #"{"id_token":{"acr":{"essential":true,"value":"\#(level)"}}}"#
    }

    private static let setup = ServerSetup.provider {
        $0.settings.secondFactors.state = .enabled
        $0.settings.secondFactors.allowsAfterPhone = true
    }

    /// Adds an authenticator app to the account, past the page.
    private func enroll(_ account: String, on server: TestServer) async throws {
        try await server.changeAccount(account) { account in
            account.secondFactors = [
                SecondFactor(
                    id: SecondFactorID(rawValue: "factor"),
                    proof: .phone(.init(e164: "+16505550199")),
                    displayName: nil,
                    enrolledAt: server.clock.now
                )
            ]
        }
    }

    @Test func `a level that the user cannot reach is voluntary, unless it is essential`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let claims = try await browser.tokens(
                for: client,
                ["acr_values": "\(Self.twoFactors) \(Self.oneFactor)"]
            ).claims
            #expect(claims["acr"] == .string(Self.oneFactor))
            let callback = try await browser.visit(
                client,
                ["claims": Self.essential(Self.twoFactors)]
            ).callback
            #expect(callback["error"] == "unmet_authentication_requirements")
            let met = try await browser.visit(client, ["claims": Self.essential(Self.oneFactor)])
            #expect(try met.callback["code"] != nil)
        }
    }

    @Test func `a session with one factor is not enough if the user has a second one`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client)
            let account = try #require(try tokens.claims["sub"].text)
            try await enroll(account, on: server)
            server.clock.advance(by: .minutes(1))
            // Without a wish, the session is enough.
            #expect(try await browser.visit(client, ["prompt": "none"]).callback["code"] != nil)
            let wish = ["acr_values": Self.twoFactors]
            let silent = try await browser.visit(client, wish.merging(["prompt": "none"]) { $1 })
            #expect(try silent.callback["error"] == "login_required")
            let page = try await browser.visit(client, wish)
            #expect(page.isSignInPage)
            // The page's script proves both factors; this is what it receives.
            let person = try await server.signInWithSecondFactor("+16505550100")
            let back = try await browser.finish(with: person.refreshToken, on: page)
            let code = try #require(try back.callback["code"])
            let claims = try ClientTokenSet(await client.exchange(code)).claims
            #expect(claims["acr"] == .string(Self.twoFactors))
            #expect(claims["amr"] == ["sms", "mfa"])
        }
    }

    @Test func `a passkey is both factors`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let owner = try await server.signIn("+16505550100")
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken) {
                $0.origin = TestClient.origin
            }
            server.clock.advance(by: .minutes(1))
            var browser = TestBrowser(server)
            let page = try await browser.visit(
                client,
                ["claims": Self.essential(Self.twoFactors)]
            )
            let person = try SignedIn(await server.signIn(with: passkey))
            let back = try await browser.finish(with: person.refreshToken, on: page)
            let code = try #require(try back.callback["code"])
            let claims = try ClientTokenSet(await client.exchange(code)).claims
            #expect(claims["sub"] == .string(owner.accountID))
            #expect(claims["acr"] == .string(Self.twoFactors))
            #expect(claims["amr"] == ["pop", "user", "mfa"])
        }
    }

    @Test(arguments: [true, false])
    func `a session with one factor is not enough if the user has a passkey`(
        offersPasskeys: Bool
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let owner = try await server.signIn("+16505550100")
            _ = try await server.enrollPasskey(by: owner.idToken) { $0.origin = TestClient.origin }
            try await server.changeSettings { $0.passkeys.isEnabled = offersPasskeys }
            server.clock.advance(by: .minutes(1))
            let answer = try await browser.visit(client, ["acr_values": Self.twoFactors])
            #expect(answer.isSignInPage == offersPasskeys)
            if !offersPasskeys { #expect(try answer.callback["code"] != nil) }
        }
    }
}

extension TestServer {
    /// A sign-in by phone whose second factor is another number.
    fileprivate func signInWithSecondFactor(_ number: String) async throws -> SignedIn {
        let session = try await sendCode(to: number)
        let first = try await complete(session, code: sentCode(to: number))
        let credential = try #require(try first.json["mfaPendingCredential"].text)
        let started = try await call(
            .secondFactorSignInStart,
            [
                "mfaPendingCredential": .string(credential), "mfaEnrollmentId": "factor",
                "phoneSignInInfo": [:],
            ]
        )
        let info = try started.json["phoneResponseInfo"]["sessionInfo"]
        let code = try sentCode(to: "+16505550199")
        let done = try await call(
            .secondFactorSignInFinalize,
            [
                "mfaPendingCredential": .string(credential),
                "phoneVerificationInfo": ["sessionInfo": info, "code": .string(code)],
            ]
        )
        try #require(done.status == 200, "\(done.text)")
        return SignedIn(
            accountID: "",
            idToken: try #require(done.json["idToken"].text),
            refreshToken: try #require(done.json["refreshToken"].text)
        )
    }
}
