/// Ends a sign-in whose first factor is proved: with tokens, or with the request for a second
/// factor.
package struct SignInCompletion: Sendable {
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

    /// Signs in to the account, whose first factor the caller has proved.
    ///
    /// Refuses where the account is disabled or gone by now. `settle` runs in the same
    /// transaction, before anything is opened; what it throws undoes the sign-in.
    package func complete(
        _ account: AccountID,
        by factor: FirstFactor,
        for caller: SignInCaller,
        settle: @escaping @Sendable (Account, any DataWriter) throws -> Void = { _, _ in }
    ) async throws -> SignInOutcome {
        let now = clock.now
        let draft = sessions.draw()
        let credential = PendingCredential(random: random)
        let step = try await store.write { data in
            guard let found = try data.holdAccount(account, of: caller.projectID) else {
                throw Refusal.accountNotFound
            }
            guard found.isDisabled != true else { throw Refusal.accountDisabled }
            try settle(found, data)
            if found.asksForSecondFactor(after: factor, by: caller.settings.secondFactors) {
                try data.insert(
                    PendingSignIn(
                        credential,
                        for: found,
                        after: factor,
                        client: caller.client,
                        at: now
                    )
                )
                return Step.pending(found)
            }
            return try open(draft, for: found, by: factor, for: caller, at: now, in: data)
        }
        switch step {
        case .pending(let account):
            return .secondFactorRequired(credential, account)
        case .opened(let session, let account):
            let tokens = try await sessions.tokenPair(
                for: session,
                of: account,
                by: caller.settings.tokens,
                refreshToken: draft.refreshToken,
                at: now
            )
            return .signedIn(tokens, account)
        }
    }
}

extension SignInCompletion {
    private enum Step: Sendable {
        case pending(Account)
        case opened(Session, Account)
    }

    private func open(
        _ draft: SessionDraft,
        for found: Account,
        by factor: FirstFactor,
        for caller: SignInCaller,
        at now: Timestamp,
        in data: any DataWriter
    ) throws -> Step {
        let current = try data.recordSignIn(
            found.id,
            of: found.projectID,
            at: now,
            phoneProved: false
        )
        guard let current else { throw Refusal.accountDisabled }
        let session = draft.session(
            of: current,
            signedInWith: factor.provider,
            at: now,
            client: caller.client,
            context: SessionContext(
                claims: factor.sessionClaims,
                signInAttributes: factor.signInAttributes,
                isForEnrollment: caller.settings.secondFactors.demandsEnrollment(after: factor)
                    ? true : nil
            )
        )
        try data.insert(session)
        return .opened(session, current)
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
