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
        await send(code, secret, link: link, for: caller)
    }

    /// Mails the notice that the transaction of a change left under `secret`, if it left one.
    ///
    /// The change is stored: a mail that cannot be sent does not undo it, and must not make the
    /// call fail.
    func deliverNotice(
        _ secret: ActionSecret,
        link: ActionLink?,
        for caller: SignInCaller
    ) async {
        do {
            let notice = try await store.read { try OwnerNotice(leftUnder: secret, in: $0) }
            guard let notice else { return }
            await send(
                notice.code,
                secret,
                as: notice.kind,
                link: notice.canUndo ? link : nil,
                for: caller
            )
        } catch {
            mailer.logDropped(.signInChanged, because: error, of: caller.projectID)
        }
    }
}
