package import DialtoneIDTokens

/// The domain flows of the OpenID Connect provider.
package struct OpenIDFlows: Sendable {
    package let clients: OAuthClients
    package let registry: OAuthClientRegistry
    package let authorization: AuthorizationFlow
    package let browsers: BrowserSessions
    package let signOuts: SignOutRequests
    package let tokens: ClientTokens
    package let verifier: ClientTokenVerifier
    package let userInfo: UserInfo

    init(_ dependencies: FlowDependencies, sessions: SessionDirectory) {
        verifier = ClientTokenVerifier(keys: dependencies.publishedKeys)
        clients = OAuthClients(store: dependencies.store, clock: dependencies.clock)
        registry = OAuthClientRegistry(
            store: dependencies.store,
            isDevelopment: dependencies.allowsLocalClients,
            clock: dependencies.clock,
            random: dependencies.random
        )
        authorization = AuthorizationFlow(
            store: dependencies.store,
            tickets: dependencies.providerSecrets,
            tokens: verifier,
            parties: dependencies.relyingParties,
            clock: dependencies.clock,
            random: dependencies.random
        )
        browsers = BrowserSessions(
            store: dependencies.store,
            seal: dependencies.refreshTokens,
            sessions: sessions,
            clock: dependencies.clock,
            random: dependencies.random
        )
        signOuts = SignOutRequests(
            clients: clients,
            tickets: dependencies.providerSecrets,
            tokens: verifier,
            clock: dependencies.clock
        )
        tokens = ClientTokens(
            store: dependencies.store,
            signer: dependencies.signer,
            seal: dependencies.refreshTokens,
            clock: dependencies.clock,
            random: dependencies.random
        )
        userInfo = UserInfo(
            store: dependencies.store,
            tokens: verifier,
            clock: dependencies.clock
        )
    }
}
