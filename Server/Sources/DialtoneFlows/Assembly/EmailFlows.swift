import DialtoneFlows

/// The domain flows for e-mail addresses.
struct EmailFlows: Sendable {
    let signUp: PasswordSignUp
    let signIn: PasswordSignIn
    let linkSignIn: EmailLinkSignIn
    let credentials: CredentialChanger
    let issuer: ActionCodeIssuer
    let codes: ActionCodes

    init(
        _ dependencies: ServerDependencies,
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
