package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Completes a sign-in whose first factor is verified: with tokens, or by requiring a second
/// factor.
package struct SignInCompletion: Sendable {
    let store: any DataStore
    private let sessions: SessionOpener
    let hooks: any AccountHooks
    let creation: AccountCreation
    let clock: ServerClock
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
        creation = AccountCreation(hooks: hooks, clock: clock, random: random)
        self.clock = clock
        self.random = random
    }

    /// Signs in to the account, whose first factor the caller has verified.
    ///
    /// Throws if the account is disabled or has been deleted. With the `token` of a session, the
    /// factor is added to its account: that session continues, and no other is opened. `settle`
    /// runs in the same transaction, before anything is opened; an error that it throws undoes the
    /// sign-in.
    package func complete(
        _ account: AccountID,
        by factor: FirstFactor,
        continuing token: CheckedIDToken? = nil,
        for caller: AppCaller,
        settle: (@Sendable (Account, any DataWriter) throws -> Void)? = nil
    ) async throws -> SignInOutcome {
        try await complete(for: caller, at: clock.now) { data in
            .success(
                ProvedSignIn(
                    account: try caller.hold(account, continuing: token, in: data),
                    factor: factor,
                    secondFactor: token?.secondFactor,
                    continued: token,
                    client: caller.client,
                    settle: settle
                )
            )
        }
    }

    /// Verifies a proof and signs in to the account that it leads to.
    ///
    /// All of it is one transaction, which begins with `prove`: of two concurrent requests one
    /// wins, and the response describes committed data. If a hook must agree, `prove` has a
    /// transaction of its own, and no other request can use the proof while the hook is called. A
    /// failure that `prove` returns is thrown, and its writes are committed.
    func complete(
        for caller: AppCaller,
        at now: Timestamp,
        prove: @escaping @Sendable (any DataWriter) throws -> Result<ProvedSignIn, any Error>
    ) async throws -> SignInOutcome {
        let attempt = attempt(for: caller, at: now)
        let step: SignInAttempt.Step = try await store.write { data in
            switch try prove(data) {
            case .failure(let error): .refused(error)
            case .success(let signIn): try attempt.begin(signIn, in: data)
            }
        }
        return try await outcome(of: step, attempt)
    }

    func attempt(for caller: AppCaller, at now: Timestamp) -> SignInAttempt {
        SignInAttempt(
            caller: caller,
            draft: sessions.draw(at: now),
            credential: PendingCredential(random: random),
            events: AccountEvents(for: caller.project, at: now, random: random),
            now: now
        )
    }

    /// Performs the remaining steps after the transaction.
    func outcome(
        of step: SignInAttempt.Step,
        _ attempt: SignInAttempt
    ) async throws -> SignInOutcome {
        switch step {
        case .refused(let error):
            throw error
        case .proved(let signIn):
            return try await askHooks(about: signIn, for: attempt.caller)
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

extension AppCaller {
    /// Locks and returns the account to sign in to, if it may sign in.
    func hold(
        _ account: AccountID,
        continuing token: CheckedIDToken?,
        in data: any ActingSessionRecords
    ) throws -> Account {
        if let token { return try token.hold(in: data).account }
        guard let found = try data.holdAccount(account, of: projectID) else {
            throw Refusal.accountNotFound
        }
        guard found.isDisabled != true else { throw found.disabledRefusal }
        return found
    }
}
