extension SecondFactorEnroller {
    /// Tells the account's owner by mail, in case it was somebody else; the mail offers to undo it.
    ///
    /// The change is durable by now: a mail that cannot be sent does not undo it, and must not
    /// make it look as if it had failed. The same goes for a removal.
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
