extension ActionCodeIssuer {
    /// Tells the owner of `account` that `factor` was added to it, with a link that takes it off.
    ///
    /// Whoever has the account's password only, and adds a factor to keep the owner out, is
    /// undone by whoever reads the mailbox. An account without address gets no mail.
    package func warn(
        ofAdded factor: SecondFactorID,
        to account: Account,
        link: ActionLink?,
        for caller: SignInCaller
    ) async throws {
        guard let email = account.email else { return }
        let secret = ActionSecret(random: random)
        var code = ActionCode(
            secret,
            for: .revertSecondFactor,
            email: email,
            account: account,
            in: account.projectID,
            at: clock.now
        )
        code.secondFactorID = factor
        try await store.write { [code] in try $0.insert(code) }
        try await send(code, secret, link: link, for: caller)
    }
}
