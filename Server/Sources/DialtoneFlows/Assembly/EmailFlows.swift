/// The domain flows for e-mail addresses.
package struct EmailFlows: Sendable {
    package let signUp: PasswordSignUp
    package let signIn: PasswordSignIn
    package let linkSignIn: EmailLinkSignIn
    package let credentials: CredentialChanger
    package let issuer: ActionCodeIssuer
    package let codes: ActionCodes

    init(
        _ dependencies: FlowDependencies,
        authenticator: IDTokenAuthenticator,
        sessions: SessionOpener,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) {
        self.issuer = issuer
        signUp = PasswordSignUp(
            store: dependencies.store,
            passwords: dependencies.passwords,
            creation: creation,
            completion: completion,
            clock: dependencies.clock,
            random: dependencies.random
        )
        signIn = PasswordSignIn(
            store: dependencies.store,
            passwords: dependencies.passwords,
            completion: completion,
            clock: dependencies.clock,
            random: dependencies.random
        )
        linkSignIn = EmailLinkSignIn(
            store: dependencies.store,
            authenticator: authenticator,
            creation: creation,
            completion: completion,
            issuer: issuer,
            clock: dependencies.clock,
            random: dependencies.random
        )
        credentials = CredentialChanger(
            store: dependencies.store,
            authenticator: authenticator,
            passwords: dependencies.passwords,
            sessions: sessions,
            issuer: issuer,
            clock: dependencies.clock,
            random: dependencies.random
        )
        codes = ActionCodes(
            store: dependencies.store,
            passwords: dependencies.passwords,
            issuer: issuer,
            clock: dependencies.clock,
            random: dependencies.random
        )
    }
}
