package import DialtoneBasics
package import PhoneNumbers

/// Reads action codes.
package protocol ActionCodeReader {
    /// Returns an unused code, even if it has expired.
    func actionCode(_ digest: TokenDigest) throws -> ActionCode?

    /// Returns the unused codes among these, even if expired, in no particular order.
    func actionCodes(_ digests: [TokenDigest]) throws -> [ActionCode]

    /// Returns the valid codes for `purpose` and the account's `address`, oldest first.
    func actionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        to address: String,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> [ActionCode]

    /// Returns the valid codes for `purpose` that were sent to the account's `phoneNumber`, oldest
    /// first.
    func actionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        to phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> [ActionCode]
}

/// Changes action codes.
package protocol ActionCodeWriter {
    func insert(_ code: ActionCode) throws

    /// Uses up the code; returns `false` if it has expired or was already used.
    func consumeActionCode(_ digest: TokenDigest, at now: Timestamp) throws -> Bool

    /// Deletes the account's codes for `purpose` that were created at `moment` or later.
    func deleteActionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        in project: ProjectID,
        since moment: Timestamp
    ) throws
}

extension ActionCodeWriter {
    /// Deletes the account's codes for `purpose`.
    package func deleteActionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        in project: ProjectID
    ) throws {
        try deleteActionCodes(
            for: purpose,
            of: account,
            in: project,
            since: Timestamp(milliseconds: 0)
        )
    }
}
