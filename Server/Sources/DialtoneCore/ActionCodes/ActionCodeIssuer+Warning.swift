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

    /// Tells the owner of `account` at its former address how its ways to sign in changed since
    /// `before`, with a link that undoes the change.
    package func warn(
        ofChangesTo account: Account,
        since before: Account,
        link: ActionLink?,
        for caller: SignInCaller
    ) async {
        let secret = ActionSecret(random: random)
        guard let notice = OwnerNotice(of: account, since: before, secret, at: clock.now) else {
            return
        }
        guard (try? await store.write { try $0.insert(notice.code) }) != nil else { return }
        await tell(notice, secret, link: link, for: caller)
    }

    /// Mails a notice whose code is durable by now.
    ///
    /// The change is stored: a mail that cannot be sent does not undo it, and must not make the
    /// call fail.
    func tell(
        _ notice: OwnerNotice,
        _ secret: ActionSecret,
        link: ActionLink?,
        for caller: SignInCaller
    ) async {
        await send(notice.code, secret, as: notice.kind, link: link, for: caller)
    }
}
