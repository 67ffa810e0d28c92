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
        _ parts: ServerDependencies,
        authenticator: IDTokenAuthenticator,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) {
        let client = ProviderClient(http: parts.outbound, policy: parts.outboundPolicy)
        let issuers = IssuerDirectory(providers: client, clock: parts.clock)
        let unverifiedTokens = parts.mode.unverifiedTokens
        saml = SAMLSignIn(
            store: parts.store,
            secrets: parts.providerSecrets,
            pool: parts.parsing.samlResponses,
            clock: parts.clock
        )
        providerSignIn = ProviderSignIn(
            store: parts.store,
            resolver: ProviderResolver(
                store: parts.store,
                providers: client,
                issuers: issuers,
                secrets: parts.providerSecrets,
                saml: saml,
                clock: parts.clock,
                unverifiedTokens: unverifiedTokens
            ),
            authenticator: authenticator,
            creation: creation,
            completion: completion,
            issuer: issuer,
            secrets: parts.providerSecrets,
            clock: parts.clock,
            random: parts.random
        )
        customTokenSignIn = CustomTokenSignIn(
            store: parts.store,
            completion: completion,
            clock: parts.clock,
            random: parts.random,
            unverifiedTokens: unverifiedTokens
        )
        redirect = ProviderRedirect(
            store: parts.store,
            issuers: issuers,
            secrets: parts.providerSecrets,
            clock: parts.clock,
            random: parts.random
        )
        providers = IdentityProviderDirectory(
            store: parts.store,
            secrets: parts.providerSecrets,
            clock: parts.clock
        )
        admins = AdminAuthenticator(store: parts.store, clock: parts.clock)
        grant = AssertionGrant(store: parts.store, clock: parts.clock, random: parts.random)
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
