package import DialtoneFederation

/// The domain flows for identity providers, custom tokens and admin credentials.
package struct FederationFlows: Sendable {
    package let providerSignIn: ProviderSignIn
    package let customTokenSignIn: CustomTokenSignIn
    package let redirect: ProviderRedirect
    package let saml: SAMLSignIn
    package let providers: IdentityProviderDirectory
    package let trial: ProviderTrial
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
        saml = dependencies.samlSignIn
        providerSignIn = ProviderSignIn(
            store: dependencies.store,
            resolver: dependencies.providerResolver(client, issuers: issuers, saml: saml),
            authenticator: authenticator,
            creation: creation,
            completion: completion,
            issuer: issuer,
            secrets: dependencies.providerSecrets,
            clock: dependencies.clock,
            random: dependencies.random
        )
        customTokenSignIn = dependencies.customTokenSignIn(completion: completion)
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
        trial = ProviderTrial(
            providers: client,
            secrets: dependencies.providerSecrets,
            clock: dependencies.clock
        )
        admins = AdminAuthenticator(
            store: dependencies.store,
            uses: dependencies.credentialUses,
            clock: dependencies.clock
        )
        grant = AssertionGrant(
            store: dependencies.store,
            uses: dependencies.credentialUses,
            clock: dependencies.clock,
            random: dependencies.random
        )
    }
}

extension FlowDependencies {
    fileprivate var samlSignIn: SAMLSignIn {
        SAMLSignIn(store: store, secrets: providerSecrets, pool: samlResponses, clock: clock)
    }

    fileprivate func providerResolver(
        _ providers: ProviderClient,
        issuers: IssuerDirectory,
        saml: SAMLSignIn
    ) -> ProviderResolver {
        ProviderResolver(
            store: store,
            providers: providers,
            issuers: issuers,
            secrets: providerSecrets,
            saml: saml,
            clock: clock,
            unverifiedTokens: unverifiedTokens
        )
    }

    fileprivate func customTokenSignIn(completion: SignInCompletion) -> CustomTokenSignIn {
        CustomTokenSignIn(
            store: store,
            completion: completion,
            uses: credentialUses,
            clock: clock,
            random: random,
            unverifiedTokens: unverifiedTokens
        )
    }
}
