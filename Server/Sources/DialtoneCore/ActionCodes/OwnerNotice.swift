/// A mail that tells the owner of an account how its ways to sign in changed, at the address that
/// it had before, with the code that undoes the change.
package struct OwnerNotice: Sendable {
    package let code: ActionCode
    package let kind: AccountNotice.Kind

    /// `nil` if no mail is needed: nothing changed, or there was no address before.
    ///
    /// An unproved address is told only that it was changed or removed: it may be a mistyped
    /// address of someone else.
    init?(
        of account: Account,
        since before: Account,
        _ secret: ActionSecret,
        at now: Timestamp
    ) {
        let difference = CredentialDifference(from: before, to: account)
        guard let address = before.email, difference.isForNotice,
            before.isEmailVerified || account.email != address
        else { return nil }
        var code = ActionCode(
            secret,
            for: .recoverEmail,
            email: address,
            account: before,
            in: before.projectID,
            at: now
        )
        code.newEmail = account.email == address ? nil : account.email
        code.former = before.isEmailVerified ? FormerSignIn(of: before) : nil
        self.code = code
        kind =
            if code.newEmail != nil {
                .emailChanged
            } else {
                difference.replacesNumber ? .phoneNumberChanged : .signInChanged
            }
    }
}
