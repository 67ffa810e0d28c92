/// Adds second factors to accounts and takes them away, at their person's own wish.
package struct SecondFactorEnroller: Sendable {
    let store: any DataStore
    let authenticator: IDTokenAuthenticator
    let codeSender: CodeSender
    let keys: VerificationKeys
    let secrets: SecondFactorSecrets
    let sessions: SessionOpener
    let mailer: AccountMailer
    let issuer: ActionCodeIssuer
    let clock: ServerClock
    let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        codeSender: CodeSender,
        keys: VerificationKeys,
        secrets: SecondFactorSecrets,
        sessions: SessionOpener,
        mailer: AccountMailer,
        issuer: ActionCodeIssuer,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.codeSender = codeSender
        self.keys = keys
        self.secrets = secrets
        self.sessions = sessions
        self.mailer = mailer
        self.issuer = issuer
        self.clock = clock
        self.random = random
    }
}

extension SecondFactorEnroller {
    /// An account as a change left it, with the session that goes on.
    struct Changed: Sendable {
        /// What was added or removed.
        let factor: SecondFactorID
        let session: Session
        let account: Account
    }

    /// Who asks, if their way of signing in goes with second factors.
    func admit(
        _ idToken: String?,
        for caller: SignInCaller
    ) async throws -> (account: Account, token: CheckedIDToken) {
        let found = try await authenticator.authenticated(
            idToken,
            of: caller.projectID,
            forEnrollment: true
        )
        try found.account.checkEnrollment(
            after: found.token.signInProvider,
            by: caller.settings.secondFactors
        )
        return found
    }

    func continuation(
        of token: CheckedIDToken,
        for caller: SignInCaller,
        at now: Timestamp
    ) -> SessionContinuation {
        SessionContinuation(
            draft: sessions.draw(at: now),
            token: token,
            client: caller.client,
            now: now
        )
    }

    /// The account of `token`, held, if the token may still act for it.
    static func hold(
        _ token: CheckedIDToken,
        of project: ProjectID,
        in data: any DataWriter
    ) throws -> Account {
        guard let account = try data.holdAccount(token.accountID, of: project) else {
            throw Refusal.accountNotFound
        }
        guard account.isDisabled != true else { throw Refusal.accountDisabled }
        if let validSince = account.validSince, token.issuedAt.seconds < validSince.seconds {
            throw Refusal.idTokenRevoked
        }
        return account
    }

    func tell(
        of account: Account,
        since before: Account,
        at now: Timestamp,
        in data: any DataWriter
    ) throws {
        try AccountEvents(of: account.projectID, in: data, at: now, random: random)
            .recordChange(from: before, to: account, in: data)
    }

    /// Saves the changed account and ends all that was signed in, or about to be, before.
    static func saveEndingSessions(
        _ account: inout Account,
        at now: Timestamp,
        in data: any DataWriter
    ) throws {
        account.validSince = now
        try data.save(account, sharingEmail: true)
        try data.endSessions(of: account)
    }

    func tokens(
        of changed: Changed,
        _ continuation: SessionContinuation,
        by settings: TokenSettings
    ) async throws -> TokenPair {
        try await sessions.tokenPair(
            for: changed.session,
            of: changed.account,
            by: settings,
            refreshToken: continuation.draft.refreshToken,
            at: continuation.now
        )
    }
}
