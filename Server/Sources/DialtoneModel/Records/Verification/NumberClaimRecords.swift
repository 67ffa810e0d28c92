package import DialtoneBasics

/// Changes claims to dormant accounts.
package protocol NumberClaimWriter {
    func numberClaim(on account: AccountID, of project: ProjectID) throws -> NumberClaim?

    /// Saves a claim; replaces the account's previous one.
    func save(_ claim: NumberClaim) throws
    func deleteNumberClaim(on account: AccountID, of project: ProjectID) throws
}
