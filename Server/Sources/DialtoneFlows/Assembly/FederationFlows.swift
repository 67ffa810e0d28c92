import DialtoneFederation
import DialtoneFlows

/// The domain flows for identity providers, custom tokens and admin credentials.
struct FederationFlows: Sendable {
    let providerSignIn: ProviderSignIn
    let customTokenSignIn: CustomTokenSignIn
    let redirect: ProviderRedirect
    let saml: SAMLSignIn
    let providers: IdentityProviderDirectory
    let admins: AdminAuthenticator
    let grant: AssertionGrant

    init(
        _ dependencies: ServerDependencies,
        authenticator: IDTokenAuthenticator,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) {
        let client = ProviderClient(
            http: dependencies.outbound,
            policy: dependencies.outboundPolicy
        )
        let issuers = IssuerDirectory(providers: client, clock: dependencies.clock)
        let unverifiedTokens = dependencies.mode.unverifiedTokens
        saml = SAMLSignIn(
            store: dependencies.store,
            secrets: dependencies.providerSecrets,
            pool: dependencies.parsing.samlResponses,
            clock: dependencies.clock
        )
        providerSignIn = ProviderSignIn(
            store: dependencies.store,
            resolver: ProviderResolver(
                store: dependencies.store,
                providers: client,
                issuers: issuers,
                secrets: dependencies.providerSecrets,
                saml: saml,
                clock: dependencies.clock,
                unverifiedTokens: unverifiedTokens
            ),
            authenticator: authenticator,
            creation: creation,
            completion: completion,
            issuer: issuer,
            secrets: dependencies.providerSecrets,
            clock: dependencies.clock,
            random: dependencies.random
        )
        customTokenSignIn = CustomTokenSignIn(
            store: dependencies.store,
            completion: completion,
            clock: dependencies.clock,
            random: dependencies.random,
            unverifiedTokens: unverifiedTokens
        )
        redirect = ProviderRedirect(
            store: dependencies.store,
            issuers: issuers,
            secrets: dependencies.providerSecrets,
            clock: dependencies.clock,
            random: dependencies.random
        )
        providers = IdentityProviderDirectory(
            store: dependencies.store,
            secrets: dependencies.providerSecrets,
            clock: dependencies.clock
        )
        admins = AdminAuthenticator(store: dependencies.store, clock: dependencies.clock)
        grant = AssertionGrant(
            store: dependencies.store,
            clock: dependencies.clock,
            random: dependencies.random
        )
    }
}

extension ServerMode {
    /// Whether this is a development server, which accepts unverified identities.
    var isDevelopment: Bool {
        switch self {
        case .development: true
        case .production: false
        }
    }

    fileprivate var unverifiedTokens: UnverifiedTokens? {
        switch self {
        case .development(_, _, _, let unverifiedTokens): unverifiedTokens
        case .production: nil
        }
    }
}
