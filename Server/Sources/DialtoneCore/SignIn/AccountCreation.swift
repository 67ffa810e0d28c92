/// Asks the project's hook before an account is created.
///
/// The hook is asked first, outside any transaction; what it lets through is stored in the
/// transaction that proves the user.
package struct AccountCreation: Sendable {
    private let hooks: any AccountHooks
    private let clock: ServerClock
    private let random: RandomSource

    package init(hooks: any AccountHooks, clock: ServerClock, random: RandomSource) {
        self.hooks = hooks
        self.clock = clock
        self.random = random
    }

    /// The account as it is to be stored, if the hook lets it be; throws a ``Refusal`` if not.
    package func approve(
        _ candidate: Account,
        by factor: FirstFactor,
        for caller: SignInCaller
    ) async throws -> ApprovedAccount {
        ApprovedAccount(
            try await hooks.beforeCreate(candidate, by: factor, for: caller),
            by: factor,
            for: caller,
            AccountEvents(for: caller.project.hooks, at: clock.now, random: random)
        )
    }
}
