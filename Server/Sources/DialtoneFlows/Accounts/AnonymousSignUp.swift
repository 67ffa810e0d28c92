package import DialtoneBasics
package import DialtoneModel

/// Creates anonymous accounts.
package struct AnonymousSignUp: Sendable {
    private let limiter: CallLimiter
    private let completion: SignInCompletion
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        limiter: CallLimiter,
        completion: SignInCompletion,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.limiter = limiter
        self.completion = completion
        self.clock = clock
        self.random = random
    }

    package func signUp(for caller: AppCaller) async throws -> SignInOutcome {
        guard caller.settings.anonymousSignIn.isEnabled else {
            throw Refusal.anonymousSignInDisabled
        }
        guard caller.settings.allowsSignUp else { throw Refusal.signUpDisabled }
        let now = clock.now
        var account = Account(
            id: AccountID(random: random),
            projectID: caller.projectID,
            createdAt: now
        )
        account.lastSignInAt = now
        account.lastRefreshAt = now
        if caller.project.asksBeforeSignIn {
            // Checked before the hook is called, which costs more than creating the account.
            try await limiter.run(.signUps, by: CallGuard(for: caller)) { _ in }
        }
        return try await completion.complete(for: caller, at: now) { [account] _ in
            .success(
                ProvedSignIn(
                    account: account,
                    isNew: true,
                    factor: .anonymous,
                    client: caller.client
                )
            )
        }
    }
}
