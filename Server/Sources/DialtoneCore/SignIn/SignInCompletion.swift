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
    /// already; the session remembers it. With the `token` of a session, the factor is added to its
    /// account: that session continues, and no other is opened. `settle` runs in the same
    /// transaction, before anything is opened; what it throws undoes the sign-in.
    package func complete(
        _ account: AccountID,
        by factor: FirstFactor,
        provedBefore secondFactor: ProvedSecondFactor? = nil,
        continuing token: CheckedIDToken? = nil,
        for caller: SignInCaller,
        settle: @escaping @Sendable (Account, any DataWriter) throws -> Void = { _, _ in }
    ) async throws -> SignInOutcome {
        let secondFactor = secondFactor ?? token?.secondFactor
        var consent = SignInConsent.notNeeded
        if !needsNoConsent(by: factor, for: caller) {
            let found = try await store.read { try $0.account(account, of: caller.projectID) }
            consent = try await self.consent(to: found, by: factor, secondFactor, for: caller)
        }
        var attempt = attempt(at: account, by: factor, secondFactor, consent, for: caller)
        attempt.continued = token
        let step = try await store.write { [attempt] data in
            try attempt.advance(attempt.admit(in: data), in: data, settle: settle)
        }
        return try await outcome(of: step, attempt)
    }

    /// Signs in to an account that does not exist before the hook has agreed: `create` stores it.
    package func complete(
        _ newcomer: Account,
        by factor: FirstFactor,
        for caller: SignInCaller,
        create: @escaping @Sendable (any DataWriter) throws -> Void
    ) async throws -> SignInOutcome {
        var consent = SignInConsent.notNeeded
        if !needsNoConsent(by: factor, for: caller) {
            consent = try await self.consent(to: newcomer, by: factor, nil, for: caller)
        }
        let attempt = attempt(at: newcomer.id, by: factor, nil, consent, for: caller)
        let step = try await store.write { data in
            try create(data)
            return try attempt.advance(attempt.admit(in: data), in: data) { _, _ in }
        }
        return try await outcome(of: step, attempt)
    }

    private func attempt(
        at account: AccountID,
        by factor: FirstFactor,
        _ secondFactor: ProvedSecondFactor?,
        _ consent: SignInConsent,
        for caller: SignInCaller
    ) -> SignInAttempt {
        let now = clock.now
        return SignInAttempt(
            accountID: account,
            factor: factor,
            secondFactor: secondFactor,
            caller: caller,
            consent: consent,
            draft: sessions.draw(at: now),
            credential: PendingCredential(random: random),
            events: AccountEvents(for: caller.project.hooks, at: now, random: random),
            now: now
        )
    }

    private func outcome(
        of step: SignInAttempt.Step,
        _ attempt: SignInAttempt
    ) async throws -> SignInOutcome {
        switch step {
        case .disabled:
            throw SecurityTrail.explaining(
                .accountDisabled,
                as: .accountDisabled,
                of: attempt.accountID
            )
        case .pending(let account):
            return .secondFactorRequired(attempt.credential, account)
        case .opened(let session, let account):
            let tokens = try await sessions.tokenPair(
                for: session,
                of: account,
                by: attempt.caller.settings.tokens,
                refreshToken: attempt.draft.refreshToken(of: session),
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
