package import DialtoneBasics

/// Reads sign-ins that wait for a second factor.
package protocol PendingSignInReader {
    /// Returns the pending sign-in, even if it has expired.
    func pendingSignIn(_ digest: TokenDigest) throws -> PendingSignIn?
}

/// Changes sign-ins that wait for a second factor.
package protocol PendingSignInWriter {
    func insert(_ pending: PendingSignIn) throws

    /// Uses up the pending sign-in; returns `false` if it was already used.
    func consumePendingSignIn(_ digest: TokenDigest) throws -> Bool

    /// Deletes all pending sign-ins of the account.
    func deletePendingSignIns(of account: AccountID, in project: ProjectID) throws
}
