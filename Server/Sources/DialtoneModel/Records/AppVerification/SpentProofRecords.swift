package import DialtoneBasics

/// Stores one-time proofs until they expire.
package protocol SpentProofWriter {
    /// Records the use of a proof; returns `false` if it was already used in the project.
    func spend(_ proof: SpentProof, of project: ProjectID) throws -> Bool

    func deleteSpentProofs(expiredBefore moment: Timestamp, limit: Int) throws -> Int
}
