package import DialtoneBasics
package import DialtoneModel

/// Calls the project's hook before an account is created.
///
/// The hook is called first, outside any transaction; the account that it approves is stored in the
/// transaction that verifies the user.
package struct AccountCreation: Sendable {
    private let hooks: any AccountHooks
    private let clock: ServerClock
    private let random: RandomSource

    package init(hooks: any AccountHooks, clock: ServerClock, random: RandomSource) {
        self.hooks = hooks
        self.clock = clock
        self.random = random
    }

    /// Returns the account to store, if the hook approves it; throws a ``Refusal`` otherwise.
    package func approve(
        _ candidate: Account,
        by factor: FirstFactor,
        for caller: AppCaller
    ) async throws -> ApprovedAccount {
        ApprovedAccount(
            try await hooks.beforeCreate(candidate, by: factor, for: caller),
            by: factor,
            for: caller,
            AccountEvents(for: caller.project, at: clock.now, random: random)
        )
    }
}
