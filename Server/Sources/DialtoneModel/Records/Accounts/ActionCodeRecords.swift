package import DialtoneBasics
package import PhoneNumbers

/// Reads action codes.
package protocol ActionCodeReader {
    /// The code, good or expired; used ones are gone.
    func actionCode(_ digest: TokenDigest) throws -> ActionCode?

    /// Those of the codes that exist, good or expired, in no order.
    func actionCodes(_ digests: [TokenDigest]) throws -> [ActionCode]

    /// The good codes for `purpose` that were made for the account's `address`, oldest first.
    func actionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        to address: String,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> [ActionCode]

    /// The good codes for `purpose` that the account's `phoneNumber` was sent, oldest first.
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

    /// Takes the code away; `false` if it is expired by then, or somebody else took it first.
    func consumeActionCode(_ digest: TokenDigest, at now: Timestamp) throws -> Bool

    /// Ends every code of the account that is for `purpose` and was made at `moment` or later.
    func deleteActionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        in project: ProjectID,
        since moment: Timestamp
    ) throws
}

extension ActionCodeWriter {
    /// Ends every code of the account that is for `purpose`.
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
