import DialtoneFlows

/// The domain flows for passkeys.
struct PasskeyFlows: Sendable {
    let parties: RelyingParties
    let enroller: PasskeyEnroller
    let signIn: PasskeySignIn

    init(
        _ dependencies: ServerDependencies,
        authenticator: IDTokenAuthenticator,
        sessions: SessionOpener,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) {
        let acceptsMadeUp = !dependencies.mode.isProduction
        parties = RelyingParties(
            publicURL: dependencies.listener.publicURL,
            isDevelopment: !dependencies.mode.isProduction
        )
        enroller = PasskeyEnroller(
            store: dependencies.store,
            authenticator: authenticator,
            parties: parties,
            keys: dependencies.passkeyKeys,
            sessions: sessions,
            issuer: issuer,
            clock: dependencies.clock,
            random: dependencies.random,
            acceptsMadeUp: acceptsMadeUp
        )
        signIn = PasskeySignIn(
            store: dependencies.store,
            parties: parties,
            keys: dependencies.passkeyKeys,
            completion: completion,
            clock: dependencies.clock,
            random: dependencies.random,
            acceptsMadeUp: acceptsMadeUp
        )
    }
}
