/// How the accounts of people who sign up come to be.
///
/// The project's hook is asked first, outside any transaction; what it lets through is stored
/// in whatever transaction proves the person.
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
            account: try await hooks.beforeCreate(candidate, by: factor, for: caller),
            events: AccountEvents(for: caller.project.hooks, at: clock.now, random: random),
            signUpQuota: caller.settings.signUpQuota,
            limits: factor.countsSignUps ? CallGuard(for: caller) : nil
        )
    }
}

extension FirstFactor {
    /// Whether new accounts are counted when they are stored: sign-ups by password are counted
    /// earlier, numbers by their messages.
    fileprivate var countsSignUps: Bool {
        self != .password && provider != .phone && provider != .anonymous
    }
}
