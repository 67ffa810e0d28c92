/// Creates accounts for people who have not proved anything yet.
package struct AnonymousSignUp: Sendable {
    private let store: any DataStore
    private let sessions: SessionOpener
    private let creation: AccountCreation
    private let completion: SignInCompletion
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        sessions: SessionOpener,
        creation: AccountCreation,
        completion: SignInCompletion,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.sessions = sessions
        self.creation = creation
        self.completion = completion
        self.clock = clock
        self.random = random
    }

    package func signUp(
        for caller: SignInCaller
    ) async throws -> (account: Account, tokens: TokenPair) {
        guard caller.settings.anonymousSignIn.isEnabled else {
            throw Refusal.anonymousSignInDisabled
        }
        guard caller.settings.allowsSignUp else { throw Refusal.signUpDisabled }
        if caller.project.asksBeforeSignIn { return try await signUpAskingHooks(for: caller) }
        let now = clock.now
        let draft = sessions.draw(at: now)
        let account = newAccount(of: caller.projectID, at: now)
        let session = draft.session(
            of: account,
            signedInWith: .anonymous,
            at: now,
            client: caller.client
        )
        let events = AccountEvents(for: caller.project.hooks, at: now, random: random)
        let limits = CallGuard(for: caller)
        try await store.write { data in
            try data.admitSignUp(
                to: caller.projectID,
                by: caller.settings.signUpQuota,
                at: now
            )
            try limits.count(.signUps, in: data, at: now)
            guard try data.insert(account) else { throw Refusal.accountNotFound }
            try data.insert(session)
            try events.record(.accountCreated, of: account, in: data)
            try events.record(.signedIn, of: account, in: data)
        }
        let tokens = try await sessions.tokenPair(
            for: session,
            of: account,
            by: caller.settings.tokens,
            refreshToken: draft.refreshToken,
            at: now
        )
        return (account, tokens)
    }

    /// The same in steps, with a hook's answer between them.
    private func signUpAskingHooks(
        for caller: SignInCaller
    ) async throws -> (account: Account, tokens: TokenPair) {
        let candidate = newAccount(of: caller.projectID, at: clock.now)
        // Before the hook is called, which costs more than creating the account.
        let limiter = CallLimiter(store: store, clock: clock)
        try await limiter.run(.signUps, by: CallGuard(for: caller)) { _ in }
        let approved = try await creation.approve(candidate, by: .anonymous, for: caller)
        try await store.write { data in
            guard try approved.insert(in: data) else { throw Refusal.accountNotFound }
        }
        switch try await completion.complete(candidate.id, by: .anonymous, for: caller) {
        case .signedIn(let tokens, let account): return (account, tokens)
        case .secondFactorRequired: throw Refusal.accountNotFound
        }
    }

    private func newAccount(of project: ProjectID, at now: Timestamp) -> Account {
        var account = Account(
            id: AccountID(random: random),
            projectID: project,
            createdAt: now
        )
        account.lastSignInAt = now
        account.lastRefreshAt = now
        return account
    }
}
