/// The domain flows for passkeys.
package struct PasskeyFlows: Sendable {
    package let parties: RelyingParties
    package let enroller: PasskeyEnroller
    package let signIn: PasskeySignIn

    init(
        _ dependencies: FlowDependencies,
        authenticator: IDTokenAuthenticator,
        sessions: SessionOpener,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) {
        let acceptsMadeUp = dependencies.acceptsMadeUpPasskeys
        parties = dependencies.relyingParties
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
