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
        _ parts: ServerDependencies,
        authenticator: IDTokenAuthenticator,
        sessions: SessionOpener,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) {
        self.issuer = issuer
        signUp = PasswordSignUp(
            store: parts.store,
            passwords: parts.passwords,
            creation: creation,
            completion: completion,
            clock: parts.clock,
            random: parts.random
        )
        signIn = PasswordSignIn(
            store: parts.store,
            passwords: parts.passwords,
            completion: completion,
            clock: parts.clock,
            random: parts.random
        )
        linkSignIn = EmailLinkSignIn(
            store: parts.store,
            authenticator: authenticator,
            creation: creation,
            completion: completion,
            issuer: issuer,
            clock: parts.clock,
            random: parts.random
        )
        credentials = CredentialChanger(
            store: parts.store,
            authenticator: authenticator,
            passwords: parts.passwords,
            sessions: sessions,
            issuer: issuer,
            clock: parts.clock,
            random: parts.random
        )
        codes = ActionCodes(
            store: parts.store,
            passwords: parts.passwords,
            issuer: issuer,
            clock: parts.clock,
            random: parts.random
        )
    }
}
