extension PhoneSignIn {
    /// Mails the account's owner that a number was added or replaced, in case an attacker did it.
    func tellOwner(
        of account: Account,
        whoWas before: Account?,
        for request: PhoneSignInRequest
    ) async {
        guard let before, before.id == account.id else { return }
        await issuer.warn(
            ofChangesTo: account,
            since: before,
            link: request.link,
            for: request.caller
        )
    }
}
