extension SignInCompletion {
    /// What the project's hook says to the sign-in, asked outside any transaction.
    func consent(
        to account: Account?,
        by factor: FirstFactor,
        _ secondFactor: ProvedSecondFactor?,
        for caller: SignInCaller
    ) async throws -> SignInConsent {
        guard let account, account.isDisabled != true,
            !account.asksForSecondFactor(after: factor, by: caller.settings.secondFactors)
        else { return .notAsked }
        return .given(
            try await hooks.beforeSignIn(
                account,
                by: factor,
                secondFactor: secondFactor,
                for: caller
            ),
            to: account
        )
    }

    /// Whether there is nobody to ask.
    func needsNoConsent(by factor: FirstFactor, for caller: SignInCaller) -> Bool {
        // As upstream: the back end that signed a custom token has had its say.
        factor.provider == .custom || caller.project.hook(at: .beforeSignIn) == nil
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
