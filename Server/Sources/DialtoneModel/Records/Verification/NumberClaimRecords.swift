package import DialtoneBasics

/// Keeps claims to accounts that were silent for long.
package protocol NumberClaimWriter {
    func numberClaim(on account: AccountID, of project: ProjectID) throws -> NumberClaim?

    /// Replaces the account's claim, if there is one.
    func save(_ claim: NumberClaim) throws
    func deleteNumberClaim(on account: AccountID, of project: ProjectID) throws
}
