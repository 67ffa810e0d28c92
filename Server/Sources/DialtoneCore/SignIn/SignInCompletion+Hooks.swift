extension SignInCompletion {
    /// What the project's hook wants changed, asked outside any transaction.
    ///
    /// `nil` where the account cannot sign in yet or at all, so that nobody was asked.
    func amendments(
        of account: AccountID,
        by factor: FirstFactor,
        _ secondFactor: ProvedSecondFactor?,
        for caller: SignInCaller
    ) async throws -> SignInAmendments? {
        // As upstream: the back end that signed a custom token has had its say.
        guard factor.provider != .custom, caller.project.hook(at: .beforeSignIn) != nil else {
            return SignInAmendments()
        }
        let found = try await store.read { try $0.account(account, of: caller.projectID) }
        guard let found, found.isDisabled != true,
            !found.asksForSecondFactor(after: factor, by: caller.settings.secondFactors)
        else { return nil }
        return try await hooks.beforeSignIn(
            found,
            by: factor,
            secondFactor: secondFactor,
            for: caller
        )
    }
}

extension FirstFactor {
    /// The factor with the claims that a hook wants in the session's tokens.
    func amended(by amendments: SignInAmendments) -> FirstFactor {
        var factor = self
        factor.sessionClaims = amendments.sessionClaims(over: sessionClaims)
        return factor
    }
}
