/// Creates accounts for people who have not proved anything yet.
package struct AnonymousSignUp: Sendable {
    private let store: any DataStore
    private let sessions: SessionOpener
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        sessions: SessionOpener,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.sessions = sessions
        self.clock = clock
        self.random = random
    }

    package func signUp(
        to project: Project,
        client: String?
    ) async throws -> (account: Account, tokens: TokenPair) {
        guard project.settings.anonymousSignIn.isEnabled else {
            throw Refusal.anonymousSignInDisabled
        }
        guard project.settings.allowsSignUp else { throw Refusal.signUpDisabled }
        let now = clock.now
        let draft = sessions.draw()
        let account = newAccount(of: project, at: now)
        let session = draft.session(
            of: account,
            signedInWith: .anonymous,
            at: now,
            client: client
        )
        try await store.write { data in
            guard try data.insert(account) else { throw Refusal.accountNotFound }
            try data.insert(session)
        }
        let tokens = try await sessions.tokenPair(
            for: session,
            of: account,
            by: project.settings.tokens,
            refreshToken: draft.refreshToken,
            at: now
        )
        return (account, tokens)
    }

    private func newAccount(of project: Project, at now: Timestamp) -> Account {
        var account = Account(
            id: AccountID(random: random),
            projectID: project.id,
            createdAt: now
        )
        account.lastSignInAt = now
        return account
    }
}
