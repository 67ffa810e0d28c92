/// Ends a sign-in whose first factor is proved: with tokens, or with the request for a second
/// factor.
package struct SignInCompletion: Sendable {
    let store: any DataStore
    private let sessions: SessionOpener
    let hooks: any AccountHooks
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        sessions: SessionOpener,
        hooks: any AccountHooks,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.sessions = sessions
        self.hooks = hooks
        self.clock = clock
        self.random = random
    }

    /// Signs in to the account, whose first factor the caller has proved.
    ///
    /// Refuses where the account is disabled or gone by now. `secondFactor` is one that is proved
    /// already; the session remembers it. `settle` runs in the same
    /// transaction, before anything is opened; what it throws undoes the sign-in.
    package func complete(
        _ account: AccountID,
        by factor: FirstFactor,
        provedBefore secondFactor: ProvedSecondFactor? = nil,
        for caller: SignInCaller,
        settle: @escaping @Sendable (Account, any DataWriter) throws -> Void = { _, _ in }
    ) async throws -> SignInOutcome {
        let amendments = try await amendments(of: account, by: factor, secondFactor, for: caller)
        let now = clock.now
        let attempt = SignInAttempt(
            accountID: account,
            factor: factor,
            secondFactor: secondFactor,
            caller: caller,
            amendments: amendments,
            draft: sessions.draw(at: now),
            credential: PendingCredential(random: random),
            events: AccountEvents(for: caller.project.hooks, at: now, random: random),
            now: now
        )
        let step = try await store.write { data in
            let found = try attempt.admit(in: data)
            try settle(found, data)
            return try attempt.advance(found, in: data)
        }
        switch step {
        case .disabled:
            throw Refusal.accountDisabled
        case .pending(let account):
            return .secondFactorRequired(attempt.credential, account)
        case .opened(let session, let account):
            let tokens = try await sessions.tokenPair(
                for: session,
                of: account,
                by: caller.settings.tokens,
                refreshToken: attempt.draft.refreshToken,
                at: attempt.now
            )
            return .signedIn(tokens, account)
        }
    }
}

extension Account {
    /// Whether signing in takes one of the account's second factors after `factor`.
    package func asksForSecondFactor(
        after factor: FirstFactor,
        by settings: SecondFactorSettings
    ) -> Bool {
        settings.state != .disabled && !factor.bypassesSecondFactor && !secondFactors.isEmpty
    }
}
