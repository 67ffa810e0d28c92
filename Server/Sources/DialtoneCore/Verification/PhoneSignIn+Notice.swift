extension PhoneSignIn {
    /// Tells the account's owner by mail that a number was added or took the place of theirs, in
    /// case it was somebody else.
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
