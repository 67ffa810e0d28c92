/// An account that does not exist yet, and that nothing stands against.
package struct ApprovedAccount: Sendable {
    package let account: Account
    let events: AccountEvents
    let signUpQuota: SignUpQuota

    /// The limits on the caller's new accounts; `nil` if they were counted earlier, or by their
    /// messages.
    let limits: CallGuard?

    /// Creates it and tells hooks; `false` if the ID or the phone number is taken.
    ///
    /// Throws ``AccountConflict`` if another account has the address or a linked identity.
    package func insert(in data: any DataWriter) throws -> Bool {
        guard try data.insert(account) else { return false }
        try data.admitSignUp(to: account.projectID, by: signUpQuota, at: account.createdAt)
        try limits?.count(.signUps, in: data, at: account.createdAt)
        try events.record(.accountCreated, of: account, in: data)
        return true
    }
}
