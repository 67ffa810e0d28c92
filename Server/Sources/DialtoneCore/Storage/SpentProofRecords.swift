/// Remembers proofs that are good once, for as long as they would be good.
package protocol SpentProofWriter {
    /// `false` if the proof was spent before.
    func spendProof(
        _ digest: TokenDigest,
        of project: ProjectID,
        until expiry: Timestamp
    ) throws -> Bool

    func deleteSpentProofs(expiredBefore moment: Timestamp) throws -> Int
}
