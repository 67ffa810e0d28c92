import DialtoneCore
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

    private func idToken(
        _ subject: String = "person-1",
        on server: TestServer,
        _ claims: [String: any Sendable] = [:]
    ) throws -> String {
        try key.token(TestIssuer.claims(subject, at: server.clock.now, claims))
    }

    private static let vouched: [String: any Sendable] = [
        "email": "pat@example.com", "email_verified": true, "name": "Pat Doe",
    ]

    private static let unvouched: [String: any Sendable] = [
        "email": "pat@example.com", "email_verified": false, "name": "Pat Doe",
    ]

    @Test func `whoever comes again gets the same account`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let answer = try await server.signIn(
                byProvider: try idToken(on: server, Self.vouched)
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
                await server.signIn(byProvider: try idToken(on: server, Self.vouched))
            )
            #expect(again.accountID == first.accountID)
            #expect(again.isNew == false)
            let account = try await server.account(id: first.accountID)
            #expect(account.email == "pat@example.com")
            #expect(account.isEmailVerified)
            #expect(account.linkedProviders.map(\.rawID) == ["person-1"])
        }
    }

    @Test func `tokens say which provider vouched, and what it said`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let person = try SignedIn(
                await server.signIn(
                    byProvider: try idToken(on: server, ["groups": ["a", "b"], "nonsense": 1])
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

    @Test func `an address that an account has, and nobody vouches for, signs nobody in`()
        async throws
    {
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true) {
                $0.passwordHash = PasswordHash(rawValue: "x")
            }
            let before = try await server.account(id: "owner")
            let answer = try await server.signIn(
                byProvider: try idToken(on: server, Self.unvouched)
            )
            #expect(answer.status == 200)
            let json = try answer.json
            #expect(json["needConfirmation"] == true)
            #expect(json["verifiedProvider"] == ["password"])
            #expect(json["localId"] == "owner")
            #expect(json["idToken"] == .null)
            #expect(json["refreshToken"] == .null)
            #expect(try await server.account(id: "owner") == before)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 1
            )
        }
    }

    @Test func `the pending token of that answer links once its owner has signed in`()
        async throws
    {
        try await withServer(setup) { server in
            try await server.addProvider()
            let owner = try await server.signUpAnonymously()
            var account = try await server.account(id: owner.accountID)
            account.email = "pat@example.com"
            account.isEmailVerified = true
            try await server.store.write { [account] data in
                _ = try data.holdAccount(account.id, of: account.projectID)
                try data.save(account)
            }
            let pending = try await server.signIn(
                byProvider: try idToken(on: server, Self.unvouched)
            )
            let token = try #require(try pending.json["pendingToken"].text)
            let body: JSONValue = [
                "requestUri": "http://localhost", "pendingToken": .string(token),
                "idToken": .string(owner.idToken),
            ]
            let linked = try SignedIn(await server.call(.signInWithIDP, body))
            #expect(linked.accountID == owner.accountID)
            let after = try await server.account(id: owner.accountID)
            #expect(after.linkedProviders.map(\.rawID) == ["person-1"])
            server.clock.advance(by: .minutes(10))
            let late = try await server.call(.signInWithIDP, body)
            #expect(try late.errorCode == .invalidPendingToken)
            let elsewhere = try await server.call(
                .signInWithIDP,
                ["requestUri": "http://localhost", "pendingToken": .string(token + "A")]
            )
            #expect(try elsewhere.errorCode == .invalidPendingToken)
        }
    }

    @Test func `a vouched address joins the account whose owner has proved it`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true) {
                $0.passwordHash = PasswordHash(rawValue: "x")
                $0.displayName = "Old name"
            }
            let answer = try await server.signIn(
                byProvider: try idToken(on: server, Self.vouched)
            )
            #expect(try SignedIn(answer).accountID == "owner")
            #expect(try answer.json["emailRecycled"] == .null)
            let account = try await server.account(id: "owner")
            #expect(account.passwordHash != nil)
            #expect(account.displayName == "Pat Doe")
            #expect(account.linkedProviders.map(\.providerID) == [TestServer.provider])
        }
    }

    @Test func `whoever claimed an address beforehand is locked out when its owner comes`()
        async throws
    {
        try await withServer(setup) { server in
            try await server.addProvider()
            let attacker = try await server.signIn("+16505550100")
            var account = try await server.account(id: attacker.accountID)
            account.email = "pat@example.com"
            account.passwordHash = PasswordHash(rawValue: "x")
            var other = LinkedProvider(providerID: .google, rawID: "attacker")
            other.email = "attacker@example.com"
            account.linkedProviders = [other]
            try await server.store.write { [account] data in
                _ = try data.holdAccount(account.id, of: account.projectID)
                try data.save(account)
            }
            server.clock.advance(by: .seconds(2))
            let answer = try await server.signIn(
                byProvider: try idToken(on: server, Self.vouched)
            )
            #expect(try SignedIn(answer).accountID == attacker.accountID)
            #expect(try answer.json["emailRecycled"] == true)
            let after = try await server.account(id: attacker.accountID)
            #expect(after.passwordHash == nil)
            #expect(after.phoneNumber == nil)
            #expect(after.isEmailVerified)
            #expect(after.linkedProviders.map(\.rawID) == ["person-1"])
            #expect(try await server.refresh(attacker.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(attacker.idToken).errorCode == .tokenExpired)
        }
    }

    @Test func `an account links a provider, and keeps its address to itself`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let guest = try await server.signUpAnonymously()
            let linked = try SignedIn(
                await server.signIn(
                    byProvider: try idToken(on: server, Self.vouched),
                    with: ["idToken": .string(guest.idToken)]
                )
            )
            #expect(linked.accountID == guest.accountID)
            #expect(linked.isNew == false)
            let account = try await server.account(id: guest.accountID)
            #expect(account.email == "pat@example.com")
            #expect(!account.isAnonymous)
        }
    }

    @Test(arguments: [true, false])
    func `an identity of another account is not linked`(returnsCredential: Bool) async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let owner = try SignedIn(
                await server.signIn(byProvider: try idToken(on: server, Self.vouched))
            )
            let guest = try await server.signUpAnonymously()
            let answer = try await server.signIn(
                byProvider: try idToken(on: server, Self.vouched),
                with: [
                    "idToken": .string(guest.idToken),
                    "returnIdpCredential": .bool(returnsCredential),
                ]
            )
            if returnsCredential {
                let json = try answer.json
                #expect(answer.status == 200)
                #expect(json["errorMessage"] == "FEDERATED_USER_ID_ALREADY_LINKED")
                #expect(json["oauthIdToken"].text != nil)
                #expect(json["idToken"] == .null)
            } else {
                #expect(try answer.errorCode == .federatedUserIDAlreadyLinked)
            }
            #expect(try await server.account(id: owner.accountID).linkedProviders.count == 1)
            #expect(try await server.account(id: guest.accountID).linkedProviders.isEmpty)
        }
    }

    @Test func `an address of a third account is not linked`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true)
            let guest = try await server.signUpAnonymously()
            let answer = try await server.signIn(
                byProvider: try idToken(on: server, Self.vouched),
                with: ["idToken": .string(guest.idToken)]
            )
            #expect(try answer.errorCode == .emailExists)
            #expect(try await server.account(id: guest.accountID).linkedProviders.isEmpty)
        }
    }

    @Test func `where accounts share addresses, the provider's stays with the provider`()
        async throws
    {
        var setup = setup
        setup.settings.oneAccountPerEmail = false
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true)
            let person = try SignedIn(
                await server.signIn(byProvider: try idToken(on: server, Self.vouched))
            )
            #expect(person.accountID != "owner")
            let account = try await server.account(id: person.accountID)
            #expect(account.email == nil)
            #expect(account.linkedProviders.first?.email == "pat@example.com")
        }
    }

    @Test func `a stranger gets no account where none is to be made`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let answer = try await server.signIn(
                byProvider: try idToken(on: server),
                with: ["autoCreate": false]
            )
            #expect(try answer.errorCode == .userNotFound)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 0
            )
        }
    }

    @Test func `a project without sign-up takes no strangers`() async throws {
        var setup = setup
        setup.settings.allowsSignUp = false
        try await withServer(setup) { server in
            try await server.addProvider()
            let answer = try await server.signIn(byProvider: try idToken(on: server))
            #expect(try answer.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `a disabled account stays shut`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let person = try SignedIn(
                await server.signIn(byProvider: try idToken(on: server))
            )
            var changes = AccountChanges()
            changes.isDisabled = .set(true)
            let now = server.clock.now
            let id = AccountID(rawValue: person.accountID)
            _ = try await server.store.write { [changes] in
                try $0.apply(changes, to: id, of: TestServer.projectID, at: now)
            }
            let answer = try await server.signIn(byProvider: try idToken(on: server))
            #expect(try answer.errorCode == .userDisabled)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `twenty first sign-ins at once make one account`(engine: StoreEngine) async throws {
        var setup = setup
        setup.engine = engine
        try await withServer(setup) { server in
            try await server.addProvider()
            let token = try idToken(on: server, Self.vouched)
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
                await server.signIn(byProvider: try idToken(on: server))
            )
            let next = try TestKey.rs256("key-2", index: 1)
            issuer.publish(next)
            server.clock.advance(by: .minutes(1))
            let token = try next.token(TestIssuer.claims(at: server.clock.now))
            let again = try SignedIn(await server.signIn(byProvider: token))
            #expect(again.accountID == first.accountID)
        }
    }

    @Test func `a provider that cannot be reached is nobody's mistake`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            issuer.withState { $0.isAway = true }
            let answer = try await server.signIn(byProvider: try idToken(on: server))
            #expect(answer.status == 503)
            #expect(try answer.refusal.status == "UNAVAILABLE")
        }
    }

    @Test(arguments: [
        ("", WireErrorCode.missingRequestURI), ("no address", .invalidRequestURI),
    ])
    func `a request names where it came from`(uri: String, code: WireErrorCode) async throws {
        try await withServer(setup) { server in
            let answer = try await server.call(.signInWithIDP, ["requestUri": .string(uri)])
            #expect(try answer.errorCode == code)
        }
    }

    @Test(arguments: ["google.com", "facebook.com", "oidc.other", "saml.acme"])
    func `a provider that the project does not use signs nobody in`(id: String) async throws {
        try await withServer(setup) { server in
            let answer = try await server.signIn(
                byProvider: try idToken(on: server),
                of: SignInProvider(rawValue: id)
            )
            #expect(try answer.errorCode == .operationNotAllowed)
        }
    }

    @Test func `SAML is refused even where it is set up`() async throws {
        try await withServer(setup) { server in
            let provider = SignInProvider(rawValue: "saml.acme")
            try await server.addProvider(provider)
            let answer = try await server.signIn(
                byProvider: try idToken(on: server),
                of: provider
            )
            #expect(try answer.errorCode == .operationNotAllowed)
        }
    }

    @Test func `an access token alone proves nothing`() async throws {
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

    @Test func `production takes no made-up tokens`() async throws {
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
    func `development takes made-up tokens of any provider`(id: String) async throws {
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
