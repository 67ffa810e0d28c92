import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

struct SignInWithCustomTokenTests {
    private static let audience =
        "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit"

    private func claims(
        by account: TestServiceAccount,
        on server: TestServer,
        _ more: [String: any Sendable] = [:]
    ) -> [String: any Sendable] {
        let now = server.clock.now.seconds
        let standard: [String: any Sendable] = [
            "iss": account.email, "sub": account.email, "aud": Self.audience, "iat": now,
            "exp": now + 3_600, "uid": "some-uid",
        ]
        return standard.merging(more) { $1 }
    }

    private func signIn(_ token: String, on server: TestServer) async throws -> Answer {
        try await server.call(
            .signInWithCustomToken,
            ["token": .string(token), "returnSecureToken": true]
        )
    }

    private func tokenClaims(_ answer: Answer) throws -> JSONValue {
        let token = try #require(try answer.json["idToken"].text)
        let part = try #require(token.split(separator: ".").dropFirst().first)
        let payload = try #require(Base64URL.decode(String(part)))
        return try JSONDecoder().decode(JSONValue.self, from: Data(payload))
    }

    @Test func `a back end's custom token signs in with its own claims`() async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount()
            let claims = claims(by: account, on: server, ["claims": ["plan": "gold"]])
            let answer = try await signIn(try account.key.token(claims), on: server)
            let json = try answer.json
            #expect(json["kind"] == "identitytoolkit#VerifyCustomTokenResponse")
            #expect(json["isNewUser"] == true)
            #expect(json["localId"] == .null)
            let said = try tokenClaims(answer)
            #expect(said["sub"] == "some-uid")
            #expect(said["plan"] == "gold")
            #expect(said["firebase"]["sign_in_provider"] == "custom")
            #expect(try await server.account(id: "some-uid").isCustomAuth)
            let again = try await signIn(try account.key.token(claims), on: server)
            #expect(try again.json["isNewUser"] == false)
            let refreshToken = try #require(try again.json["refreshToken"].text)
            let renewed = try await server.refresh(refreshToken)
            #expect(renewed.status == 200)
        }
    }

    @Test func `custom tokens of an expired service account are refused`() async throws {
        try await withServer(.production) { server in
            let end = server.clock.now + .minutes(1)
            let account = try await server.addServiceAccount(expiresAt: end)
            let token = try account.key.token(claims(by: account, on: server))
            #expect(try await signIn(token, on: server).status == 200)
            server.clock.advance(by: .minutes(1))
            let refused = try await signIn(token, on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("The service account expired at \(end.rfc3339)."))
        }
    }

    @Test func `tokens of a deleted account are refused for a new account with the same ID`()
        async throws
    {
        try await withServer { server in
            let account = try await server.addServiceAccount()
            let first = try await signIn(
                try account.key.token(claims(by: account, on: server)),
                on: server
            )
            let old = try #require(try first.json["idToken"].text)
            _ = try await server.administer("accounts:delete", ["localId": "some-uid"])
            server.clock.advance(by: .seconds(2))
            let second = try await signIn(
                try account.key.token(claims(by: account, on: server)),
                on: server
            )
            #expect(try second.json["isNewUser"] == true)
            let new = try #require(try second.json["idToken"].text)
            #expect(try await server.lookUp(old).errorCode == .tokenExpired)
            #expect(try await server.lookUp(new).status == 200)
        }
    }

    @Test(arguments: [
        ["aud": "https://example.com"], ["iss": "somebody@example.com"],
        ["sub": "somebody@example.com"],
    ])
    func `a token with a wrong issuer, subject or audience is refused`(
        changes: [String: String]
    ) async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount()
            let token = try account.key.token(claims(by: account, on: server, changes))
            let answer = try await signIn(token, on: server)
            #expect(try answer.errorCode == .invalidCustomToken)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 0
            )
        }
    }

    @Test(arguments: [(-7_200, -3_600), (0, 3_601), (120, 3_600), (0, -60)])
    func `a token outside its validity period is refused`(
        issued: Int64,
        expires: Int64
    ) async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount()
            let now = server.clock.now.seconds
            let token = try account.key.token(
                claims(by: account, on: server, ["iat": now + issued, "exp": now + expires])
            )
            #expect(try await signIn(token, on: server).errorCode == .invalidCustomToken)
        }
    }

    @Test func `a token that the service account's key did not sign is refused`() async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount()
            let claims = claims(by: account, on: server)
            let forged = [
                try TestKey.rs256(account.key.id, index: 1).token(claims),
                try TestKey.unsigned(account.key.id).token(claims),
                try account.key.token(claims, header: ["alg": "none"]),
                try account.key.token(claims, header: ["kid": "other"]),
                #"{"uid":"some-uid"}"#, "nonsense", "a.b.c",
            ]
            for token in forged {
                #expect(try await signIn(token, on: server).errorCode == .invalidCustomToken)
            }
            #expect(try await signIn("", on: server).errorCode == .missingCustomToken)
        }
    }

    @Test func `a token by another project's service account is refused`() async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount(to: TestServer.otherProjectID)
            let token = try account.key.token(claims(by: account, on: server))
            #expect(try await signIn(token, on: server).errorCode == .credentialMismatch)
        }
    }

    @Test func `a viewer's service account cannot sign tokens`() async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount(role: .viewer)
            let token = try account.key.token(claims(by: account, on: server))
            #expect(try await signIn(token, on: server).errorCode == .invalidCustomToken)
        }
    }

    @Test func `what the token says of the account is checked`() async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount()
            let cases: [([String: any Sendable], WireErrorCode)] = [
                (["uid": ""], .missingIdentifier),
                (["uid": String(repeating: "x", count: 129)], .invalidCustomToken),
                (["claims": ["sub": "x"]], .forbiddenClaim),
                (["claims": "x"], .invalidCustomToken),
                (["claims": ["x": String(repeating: "x", count: 1_000)]], .claimsTooLarge),
                (["tenant_id": "acme"], .tenantIDMismatch),
            ]
            for (changes, code) in cases {
                let token = try account.key.token(claims(by: account, on: server, changes))
                let answer = try await signIn(token, on: server)
                #expect(try answer.errorCode == code)
            }
        }
    }

    @Test func `a disabled account is refused`() async throws {
        try await withServer(.production) { server in
            let account = try await server.addServiceAccount()
            try await server.addAccount("some-uid", email: "pat@example.com", isVerified: true) {
                $0.isDisabled = true
            }
            let token = try account.key.token(claims(by: account, on: server))
            #expect(try await signIn(token, on: server).errorCode == .userDisabled)
        }
    }

    @Test func `development accepts unsigned tokens`() async throws {
        try await withServer { server in
            for token in [
                #"{"uid":"a"}"#,
                try TestKey.unsigned("x").token(
                    ["uid": "b", "iss": "emulator", "aud": Self.audience]
                ),
            ] {
                #expect(try await signIn(token, on: server).status == 200)
            }
        }
    }

    @Test func `development refuses a token for another audience, as production does`()
        async throws
    {
        try await withServer { server in
            let claims: [[String: any Sendable]] = [
                ["uid": "b"], ["uid": "b", "aud": TestServer.projectID.rawValue],
            ]
            for claims in claims {
                let answer = try await signIn(try TestKey.unsigned("x").token(claims), on: server)
                #expect(try answer.errorCode == .invalidCustomToken)
            }
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 0
            )
        }
    }

    @Test func `development accepts another server's token if configured to`() async throws {
        let key = try TestKey.rs256("other-server")
        let token = try key.token([
            "uid": "c", "iss": "backend@example.com", "aud": Self.audience, "iat": 0, "exp": 60,
        ])
        try await withServer { server in
            let refusal = try await signIn(token, on: server).refusal
            #expect(refusal.message.hasPrefix("INVALID_CUSTOM_TOKEN"))
            #expect(refusal.message.contains("--accept-unverified-tokens"))
        }
        let setup = ServerSetup {
            $0.unverifiedTokens = UnverifiedTokens(includesVerifiable: true)
        }
        try await withServer(setup) { server in
            let answer = try await signIn(token, on: server)
            #expect(answer.status == 200)
        }
    }
}
