package import DialtoneBasics

/// Reads sign-ins that wait for a second factor.
package protocol PendingSignInReader {
    /// The pending sign-in, good or expired.
    func pendingSignIn(_ digest: TokenDigest) throws -> PendingSignIn?
}

/// Changes sign-ins that wait for a second factor.
package protocol PendingSignInWriter {
    func insert(_ pending: PendingSignIn) throws

    /// Takes the pending sign-in away; `false` if somebody else took it first.
    func consumePendingSignIn(_ digest: TokenDigest) throws -> Bool

    /// Ends every pending sign-in of the account.
    func deletePendingSignIns(of account: AccountID, in project: ProjectID) throws
}
