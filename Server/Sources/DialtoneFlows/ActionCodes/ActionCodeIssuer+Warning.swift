import DialtoneBasics
package import DialtoneModel

extension ActionCodeIssuer {
    /// Mails the owner of `account` that `factor` was added, with a link that removes it.
    ///
    /// If an attacker who has only the account's password adds a factor to lock the owner out, the
    /// owner can undo that with access to the mailbox. An account without an address gets no mail,
    /// and one without a proved address a text message to its number.
    package func warn(
        ofAdded factor: SecondFactorID,
        to account: Account,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws {
        await text(ofAdded: factor, to: account, link: link, for: caller)
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

    /// Sends the owner of an account without a proved address a text message that `factor` was
    /// added, or that one was removed if it is `nil`.
    ///
    /// The change is already stored, so a message that cannot be sent is not an error.
    func text(
        ofAdded factor: SecondFactorID?,
        to account: Account,
        link: ActionLink?,
        for caller: AppCaller
    ) async {
        let notices = notices(link: link, for: caller)
        let now = clock.now
        do {
            try await store.write { data in
                try notices.leaveText(ofAdded: factor, to: account, in: data, at: now)
            }
            await texter.deliver(notices)
        } catch {
            mailer.logDropped(
                factor == nil ? .secondFactorRemoved : .secondFactorAdded,
                because: error,
                of: caller.projectID
            )
        }
    }

    /// Mails the notice that the transaction of a change stored under `secret`, if there is one.
    ///
    /// The change is already stored: a mail that cannot be sent does not undo it, and must not make
    /// the call fail.
    func deliverMail(
        _ secret: ActionSecret,
        link: ActionLink?,
        for caller: AppCaller
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
