extension PhoneSignIn {
    /// Tells the account's owner by mail that another number took the place of theirs, in case it
    /// was somebody else.
    ///
    /// The change is durable by now: a mail that cannot be sent does not undo it, and must not
    /// make it look as if it had failed.
    func tellOwner(
        of account: Account,
        whoWas before: Account?,
        for request: PhoneSignInRequest
    ) async {
        guard let number = before?.phoneNumber, number != account.phoneNumber,
            let email = account.email, account.isEmailVerified
        else { return }
        try? await mailer.send(
            AccountNotice(.phoneNumberChanged, of: email),
            for: request.caller
        )
    }
}
