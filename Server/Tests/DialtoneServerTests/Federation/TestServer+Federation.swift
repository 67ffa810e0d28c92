import DialtoneBasics
import DialtoneFederation
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

extension ServerSetup {
    /// A server that finds `issuer` behind every address.
    static func federated(_ issuer: TestIssuer, isProduction: Bool = true) -> ServerSetup {
        ServerSetup {
            $0.isProduction = isProduction
            $0.outbound = issuer
        }
    }
}

extension TestServer {
    static let provider = SignInProvider(rawValue: "oidc.test")

    /// Configures sign-in with the issuer of the tests.
    func addProvider(
        _ id: SignInProvider = provider,
        _ adjust: (inout IdentityProviderSettings) -> Void = { _ in }
    ) async throws {
        var settings = IdentityProviderSettings()
        settings.isEnabled = true
        settings.clientID = TestIssuer.clientID
        settings.issuer = TestIssuer.address
        adjust(&settings)
        let provider = IdentityProvider(
            projectID: Self.projectID,
            id: id,
            settings: settings,
            createdAt: clock.now
        )
        _ = try await store.write { try $0.insert(provider) }
    }

    /// Configures sign-in with the issuer's page, which requires a client secret.
    func addProvider(clientSecret: String?) async throws {
        var settings = IdentityProviderSettings()
        settings.isEnabled = true
        settings.clientID = TestIssuer.clientID
        settings.issuer = TestIssuer.address
        let directory = IdentityProviderDirectory(
            store: store,
            secrets: ProviderSecrets(box: Self.providerSecretBox),
            clock: clock.serverClock
        )
        _ = try await directory.create(
            Self.provider,
            settings,
            clientSecret: clientSecret,
            of: Self.projectID
        )
    }

    /// Signs in with an ID token of a provider.
    func signIn(
        byProvider idToken: String,
        of provider: SignInProvider = provider,
        with extra: [String: JSONValue] = [:]
    ) async throws -> Answer {
        let form = FormText.encode([("id_token", idToken), ("providerId", provider.rawValue)])
        var body = extra
        body["requestUri"] = "http://localhost"
        body["postBody"] = .string(form)
        body["returnSecureToken"] = true
        return try await call(.signInWithIDP, .object(body))
    }

    /// An account with an e-mail address, as an administrator makes it.
    func addAccount(
        _ id: String,
        email: String,
        isVerified: Bool,
        _ adjust: (inout Account) -> Void = { _ in }
    ) async throws {
        var account = Account(
            id: AccountID(rawValue: id),
            projectID: Self.projectID,
            createdAt: clock.now
        )
        account.email = email
        account.isEmailVerified = isVerified
        adjust(&account)
        let isNew = try await store.write { [account] in try $0.insert(account) }
        try #require(isNew)
    }

    func account(id: String) async throws -> Account {
        let id = AccountID(rawValue: id)
        return try #require(try await store.read { try $0.account(id, of: Self.projectID) })
    }
}
