import DialtoneModel

extension SecondFactorEnroller {
    /// Notifies the account's owner by mail, with a link that undoes the change.
    ///
    /// The change is already durable: a mail that cannot be sent does not undo it, and must not
    /// make the call fail. The same applies to a removal.
    func tellOwner(
        of account: Account,
        ofAdded factor: SecondFactorID,
        link: ActionLink?,
        for caller: SignInCaller
    ) async {
        try? await issuer.warn(ofAdded: factor, to: account, link: link, for: caller)
    }

    func tellOwner(of account: Account, ofRemovalFor caller: SignInCaller) async {
        guard let email = account.email, account.isEmailVerified else { return }
        await mailer.tell(AccountNotice(.secondFactorRemoved, of: email), for: caller)
    }
}
