/// Reads action codes.
package protocol ActionCodeReader {
    /// The code, good or expired; used ones are gone.
    func actionCode(_ digest: TokenDigest) throws -> ActionCode?
}

/// Changes action codes.
package protocol ActionCodeWriter {
    func insert(_ code: ActionCode) throws

    /// Takes the code away; `false` if it is expired by then, or somebody else took it first.
    func consumeActionCode(_ digest: TokenDigest, at now: Timestamp) throws -> Bool

    /// Ends every code of the account that is for `purpose`.
    func deleteActionCodes(
        for purpose: ActionPurpose,
        of account: AccountID,
        in project: ProjectID
    ) throws

    func deleteActionCodes(expiredBefore moment: Timestamp, limit: Int) throws -> Int
}
