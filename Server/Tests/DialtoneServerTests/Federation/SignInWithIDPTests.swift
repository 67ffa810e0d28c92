import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

struct SignInWithIDPTests {
    private let key: TestKey
    private let issuer: TestIssuer
    private var setup: ServerSetup { .federated(issuer) }

    init() throws {
        key = try TestKey.rs256("key-1")
        issuer = TestIssuer(key)
    }

    @Test func `a second sign-in finds the same account`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server, TestIssuer.vouched)
            )
            let first = try SignedIn(answer)
            let json = try answer.json
            #expect(json["kind"] == "identitytoolkit#VerifyAssertionResponse")
            #expect(json["providerId"] == "oidc.test")
            #expect(json["federatedId"] == "person-1")
            #expect(json["email"] == "pat@example.com")
            #expect(json["displayName"] == "Pat Doe")
            #expect(json["isNewUser"] == true)
            #expect(json["rawUserInfo"].text?.contains("person-1") == true)
            for absent in ["needConfirmation", "mfaPendingCredential", "errorMessage"] {
                #expect(json[absent] == .null)
            }
            let again = try SignedIn(
                await server.signIn(byProvider: try key.idToken(on: server, TestIssuer.vouched))
            )
            #expect(again.accountID == first.accountID)
            #expect(again.isNew == false)
            let account = try await server.account(id: first.accountID)
            #expect(account.email == "pat@example.com")
            #expect(account.isEmailVerified)
            #expect(account.linkedProviders.map(\.rawID) == ["person-1"])
        }
    }

    @Test func `tokens contain the provider and its claims`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let person = try SignedIn(
                await server.signIn(
                    byProvider: try key.idToken(on: server, ["groups": ["a", "b"], "nonsense": 1])
                )
            )
            let firebase = try #require(try claims(of: person.idToken)["firebase"])
            #expect(firebase["sign_in_provider"] == "oidc.test")
            #expect(firebase["identities"]["oidc.test"] == ["person-1"])
            #expect(firebase["sign_in_attributes"]["groups"] == ["a", "b"])
            #expect(firebase["sign_in_attributes"]["exp"] == .null)
            let renewed = try await server.refresh(person.refreshToken)
            let later = try #require(try renewed.json["id_token"].text)
            #expect(
                try claims(of: later)["firebase"]?["sign_in_attributes"]["groups"] == ["a", "b"]
            )
        }
    }

    @Test func `where accounts share addresses, the provider's is not the account's own`()
        async throws
    {
        var setup = setup
        setup.settings.oneAccountPerEmail = false
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true)
            let person = try SignedIn(
                await server.signIn(byProvider: try key.idToken(on: server, TestIssuer.vouched))
            )
            #expect(person.accountID != "owner")
            let account = try await server.account(id: person.accountID)
            #expect(account.email == nil)
            #expect(account.linkedProviders.first?.email == "pat@example.com")
        }
    }

    @Test func `no account is created if the request forbids it`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server),
                with: ["autoCreate": false]
            )
            #expect(try answer.errorCode == .userNotFound)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 0
            )
        }
    }

    @Test func `a project without sign-up refuses new identities`() async throws {
        var setup = setup
        setup.settings.allowsSignUp = false
        try await withServer(setup) { server in
            try await server.addProvider()
            let answer = try await server.signIn(byProvider: try key.idToken(on: server))
            #expect(try answer.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `a disabled account is refused`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let person = try SignedIn(
                await server.signIn(byProvider: try key.idToken(on: server))
            )
            var changes = AccountChanges()
            changes.isDisabled = .set(true)
            let now = server.clock.now
            let id = AccountID(rawValue: person.accountID)
            _ = try await server.store.write { [changes] in
                try $0.apply(changes, to: id, of: TestServer.projectID, at: now)
            }
            let answer = try await server.signIn(byProvider: try key.idToken(on: server))
            #expect(try answer.errorCode == .userDisabled)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `twenty concurrent first sign-ins make one account`(engine: StoreEngine) async throws {
        var setup = setup
        setup.engine = engine
        try await withServer(setup) { server in
            try await server.addProvider()
            let token = try key.idToken(on: server, TestIssuer.vouched)
            let ids = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        try SignedIn(await server.signIn(byProvider: token)).accountID
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(ids.count == 1)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 1
            )
        }
    }

    @Test func `new keys of the provider are noticed`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let first = try SignedIn(
                await server.signIn(byProvider: try key.idToken(on: server))
            )
            let next = try TestKey.rs256("key-2", index: 1)
            issuer.publish(next)
            server.clock.advance(by: .minutes(1))
            let token = try next.token(TestIssuer.claims(at: server.clock.now))
            let again = try SignedIn(await server.signIn(byProvider: token))
            #expect(again.accountID == first.accountID)
        }
    }

    @Test func `a provider that cannot be reached is a temporary error`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            issuer.withState { $0.isAway = true }
            let answer = try await server.signIn(byProvider: try key.idToken(on: server))
            #expect(answer.status == 503)
            #expect(try answer.refusal.status == "UNAVAILABLE")
        }
    }

    @Test(arguments: [
        ("", WireErrorCode.missingRequestURI), ("no address", .invalidRequestURI),
    ])
    func `a missing or invalid request URI is refused`(
        uri: String,
        code: WireErrorCode
    ) async throws {
        try await withServer(setup) { server in
            let answer = try await server.call(.signInWithIDP, ["requestUri": .string(uri)])
            #expect(try answer.errorCode == code)
        }
    }

    @Test(arguments: ["google.com", "facebook.com", "oidc.other", "saml.acme"])
    func `a provider that the project does not use is refused`(id: String) async throws {
        try await withServer(setup) { server in
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server),
                of: SignInProvider(rawValue: id)
            )
            #expect(try answer.errorCode == .operationNotAllowed)
        }
    }

    @Test func `an ID token is refused for a SAML provider`() async throws {
        try await withServer(setup) { server in
            let provider = SignInProvider(rawValue: "saml.acme")
            try await server.addProvider(provider)
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server),
                of: provider
            )
            #expect(try answer.errorCode == .invalidCredentialOrProviderID)
        }
    }

    @Test func `an access token alone is refused`() async throws {
        try await withServer(setup) { server in
            let facebook = SignInProvider(rawValue: "facebook.com")
            try await server.addProvider(facebook)
            let answer = try await server.call(
                .signInWithIDP,
                [
                    "requestUri": "http://localhost",
                    "postBody": "access_token=EAAB&providerId=facebook.com",
                ]
            )
            #expect(try answer.errorCode == .invalidCredentialOrProviderID)
        }
    }

    @Test func `production refuses unsigned tokens`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let claims = TestIssuer.claims(at: server.clock.now)
            let unsigned = try TestKey.unsigned("key-1").token(claims)
            for token in [#"{"sub":"person-1"}"#, unsigned] {
                let answer = try await server.signIn(byProvider: token)
                #expect(try answer.errorCode == .invalidIDPResponse)
            }
        }
    }

    @Test(arguments: ["google.com", "facebook.com", "oidc.any"])
    func `development accepts unsigned tokens of any provider`(id: String) async throws {
        try await withServer(.federated(issuer, isProduction: false)) { server in
            let answer = try await server.signIn(
                byProvider: #"{"sub":"abc","email":"pat@example.com","email_verified":true}"#,
                of: SignInProvider(rawValue: id)
            )
            let person = try SignedIn(answer)
            #expect(try answer.json["providerId"].text == id)
            #expect(try await server.account(id: person.accountID).email == "pat@example.com")
        }
    }

    @Test(arguments: ["google.com", "apple.com", "oidc.any"])
    func `an unsigned token proves its address only if it claims so`(id: String) async throws {
        try await withServer(.federated(issuer, isProduction: false)) { server in
            try await server.addAccount("owner", email: "pat@example.com", isVerified: false) {
                $0.passwordHash = PasswordHash(rawValue: "x")
            }
            for claims in [
                #"{"sub":"abc","email":"pat@example.com","email_verified":false}"#,
                #"{"sub":"abc","email":"pat@example.com"}"#,
            ] {
                let answer = try await server.signIn(
                    byProvider: claims,
                    of: SignInProvider(rawValue: id)
                )
                #expect(try answer.json["needConfirmation"] == true)
                #expect(try answer.json["emailVerified"] == false)
            }
            let account = try await server.account(id: "owner")
            #expect(account.passwordHash != nil)
            #expect(account.linkedProviders.isEmpty)
        }
    }

    @Test(arguments: ["google.com", "apple.com"])
    func `development accepts signed tokens of a provider that the project has not configured`(
        id: String
    ) async throws {
        try await withServer(.federated(issuer, isProduction: false)) { server in
            let token = try key.idToken(on: server)
            let parts = token.split(separator: ".")
            // Test suites keep real tokens with blanked signatures.
            let blanked = "\(parts[0]).\(parts[1])." + String(repeating: "0", count: 342)
            for token in [token, blanked] {
                let answer = try await server.signIn(
                    byProvider: token,
                    of: SignInProvider(rawValue: id)
                )
                #expect(try answer.json["rawId"] == "person-1")
                _ = try SignedIn(answer)
            }
        }
    }

    @Test func `development verifies tokens of a provider that is set up, unless told otherwise`()
        async throws
    {
        var setup = ServerSetup.federated(issuer, isProduction: false)
        let stranger = try TestKey.rs256("stranger", index: 1)
        try await withServer(setup) { server in
            try await server.addProvider()
            _ = try SignedIn(await server.signIn(byProvider: try key.idToken(on: server)))
            let answer = try await server.signIn(byProvider: try stranger.idToken(on: server))
            #expect(try answer.errorCode == .invalidIDPResponse)
            #expect(try answer.refusal.message.contains("--accept-unverified-tokens"))
        }
        setup.unverifiedTokens = UnverifiedTokens(includesVerifiable: true)
        try await withServer(setup) { server in
            try await server.addProvider()
            _ = try SignedIn(await server.signIn(byProvider: try stranger.idToken(on: server)))
        }
    }

    @Test func `production's refusals name no option of development`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let stranger = try TestKey.rs256("stranger", index: 1)
            let answer = try await server.signIn(byProvider: try stranger.idToken(on: server))
            #expect(try answer.errorCode == .invalidIDPResponse)
            #expect(try !answer.refusal.message.contains("--"))
        }
    }

    @Test func `a Google profile has Google's names`() async throws {
        try await withServer(.federated(issuer, isProduction: false)) { server in
            let answer = try await server.signIn(
                byProvider: """
                    {"sub":"123","email":"pat@example.com","email_verified":true,"name":"Pat Doe",\
                    "given_name":"Pat","family_name":"Doe","hd":"example.com",\
                    "picture":"https://example.com/pat.png","screen_name":"pat"}
                    """,
                of: .google
            )
            let text = try #require(try answer.json["rawUserInfo"].text)
            let profile = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
            #expect(
                profile == [
                    "id": "123", "email": "pat@example.com", "verified_email": true,
                    "name": "Pat Doe", "given_name": "Pat", "family_name": "Doe",
                    "hd": "example.com", "locale": "en",
                    "picture": "https://example.com/pat.png",
                    "granted_scopes": .string(
                        "openid https://www.googleapis.com/auth/userinfo.profile "
                            + "https://www.googleapis.com/auth/userinfo.email"
                    ),
                ]
            )
            #expect(try answer.json["screenName"] == "pat")
        }
    }

    @Test func `Apple's name comes from the app, and only the first time`() async throws {
        try await withServer(.federated(issuer, isProduction: false)) { server in
            let form = FormText.encode([
                ("id_token", #"{"sub":"apple-1"}"#), ("providerId", "apple.com"),
                ("user", #"{"name":{"firstName":"Ada","lastName":"Byron"}}"#),
            ])
            let answer = try await server.call(
                .signInWithIDP,
                ["requestUri": "http://localhost", "postBody": .string(form)]
            )
            let person = try SignedIn(answer)
            #expect(try answer.json["firstName"] == "Ada")
            #expect(try await server.account(id: person.accountID).displayName == "Ada Byron")
        }
    }

    private func claims(of idToken: String) throws -> [String: JSONValue] {
        let part = try #require(idToken.split(separator: ".").dropFirst().first)
        let payload = try #require(Base64URL.decode(String(part)))
        return try JSONDecoder().decode([String: JSONValue].self, from: Data(payload))
    }
}
