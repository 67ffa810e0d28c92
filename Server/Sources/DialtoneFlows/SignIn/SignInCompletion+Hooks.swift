import DialtoneBasics
import DialtoneModel

/// Completes a sign-in in a project that has hooks, in steps with a hook call between them.
extension SignInCompletion {
    /// Another account got the number while a hook was called.
    private struct NumberTaken: Error {}

    /// Calls the project's hooks, outside any transaction, and applies what they approve.
    func askHooks(
        about signIn: ProvedSignIn,
        for caller: AppCaller
    ) async throws -> SignInOutcome {
        guard signIn.isNew else { return try await finish(signIn, for: caller) }
        let newcomer = try await creation.approve(signIn.account, by: signIn.factor, for: caller)
        if let settle = signIn.settle {
            return try await create(newcomer, settling: settle, signIn, for: caller)
        }
        return try await complete(for: caller, at: clock.now) { data in
            .success(signIn.stored(as: try newcomer.store(in: data)))
        }
    }

    /// Creates an account that takes over an identifier of another one, after both hooks have
    /// agreed.
    private func create(
        _ newcomer: ApprovedAccount,
        settling settle: @escaping ProvedSignIn.Settlement,
        _ signIn: ProvedSignIn,
        for caller: AppCaller
    ) async throws -> SignInOutcome {
        let account = newcomer.account
        guard account.isDisabled != true else { throw account.disabledRefusal }
        do {
            return try await finish(signIn.stored(as: account), for: caller) { data in
                try settle(account, data)
                guard try newcomer.insert(in: data) else { throw NumberTaken() }
            }
        } catch is NumberTaken {
            return try await complete(for: caller, at: clock.now) { data in
                .success(signIn.stored(as: try newcomer.owner(in: data)))
            }
        }
    }

    /// Signs in to an account after the hook has agreed; `prepare` begins the transaction.
    private func finish(
        _ signIn: ProvedSignIn,
        for caller: AppCaller,
        prepare: @escaping @Sendable (any DataWriter) throws -> Void = { _ in }
    ) async throws -> SignInOutcome {
        let consent = try await consent(to: signIn, for: caller)
        let attempt = attempt(for: caller, at: clock.now)
        let step = try await store.write { data in
            try prepare(data)
            var signIn = signIn
            signIn.account = try caller.hold(
                signIn.account.id,
                continuing: signIn.continued,
                in: data
            )
            return try attempt.finish(signIn, consent: consent, in: data)
        }
        return try await outcome(of: step, attempt)
    }

    /// Returns the hook's approval; `nil` if the project has no hook before sign-in.
    private func consent(
        to signIn: ProvedSignIn,
        for caller: AppCaller
    ) async throws -> SignInConsent? {
        guard caller.asksBeforeSignIn(signIn) else { return nil }
        return SignInConsent(
            amendments: try await hooks.beforeSignIn(
                signIn.account,
                by: signIn.factor,
                secondFactor: signIn.secondFactor,
                for: caller
            ),
            account: signIn.account,
            secondFactor: signIn.secondFactor
        )
    }
}

extension AppCaller {
    /// Whether a hook must agree before the account is created or its session is opened.
    func asksHook(before signIn: ProvedSignIn) -> Bool {
        (signIn.isNew && project.hook(at: .beforeCreate) != nil) || asksBeforeSignIn(signIn)
    }

    /// Whether a hook must agree before the session is opened; not while a second factor must still
    /// be verified.
    fileprivate func asksBeforeSignIn(_ signIn: ProvedSignIn) -> Bool {
        // As in Identity Platform: the back end that signed a custom token has already approved it.
        guard signIn.factor.provider != .custom, project.hook(at: .beforeSignIn) != nil else {
            return false
        }
        return !signIn.account.asksForSecondFactor(
            after: signIn.factor,
            by: settings.secondFactors
        )
    }
}

extension FirstFactor {
    /// Returns the factor with the claims that a hook added to the session's tokens.
    func amended(by amendments: SignInAmendments) -> FirstFactor {
        var factor = self
        factor.sessionClaims = amendments.sessionClaims(over: sessionClaims)
        return factor
    }
}
