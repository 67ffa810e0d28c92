import DialtoneFlows
import DialtoneIDTokens

/// The domain flows of the OpenID Connect provider.
struct OpenIDFlows: Sendable {
    let clients: OAuthClients
    let registry: OAuthClientRegistry
    let authorization: AuthorizationFlow
    let browsers: BrowserSessions
    let signOuts: SignOutRequests
    let tokens: ClientTokens
    let verifier: ClientTokenVerifier
    let userInfo: UserInfo

    init(_ dependencies: ServerDependencies, sessions: SessionDirectory) {
        verifier = ClientTokenVerifier(keys: dependencies.publishedKeys)
        clients = OAuthClients(store: dependencies.store, clock: dependencies.clock)
        registry = OAuthClientRegistry(
            store: dependencies.store,
            isDevelopment: dependencies.mode.isDevelopment,
            clock: dependencies.clock,
            random: dependencies.random
        )
        authorization = AuthorizationFlow(
            store: dependencies.store,
            tickets: dependencies.providerSecrets,
            tokens: verifier,
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
