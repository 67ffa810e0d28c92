package import DialtoneFederation

/// The domain flows for identity providers, custom tokens and admin credentials.
package struct FederationFlows: Sendable {
    package let providerSignIn: ProviderSignIn
    package let customTokenSignIn: CustomTokenSignIn
    package let redirect: ProviderRedirect
    package let saml: SAMLSignIn
    package let providers: IdentityProviderDirectory
    package let admins: AdminAuthenticator
    package let grant: AssertionGrant

    init(
        _ dependencies: FlowDependencies,
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
        saml = SAMLSignIn(
            store: dependencies.store,
            secrets: dependencies.providerSecrets,
            pool: dependencies.samlResponses,
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
                unverifiedTokens: dependencies.unverifiedTokens
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
            unverifiedTokens: dependencies.unverifiedTokens
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
