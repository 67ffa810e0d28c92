package import DialtoneBasics

/// Changes temporary proofs.
package protocol TemporaryProofWriter {
    func insert(_ proof: TemporaryProof) throws

    /// Returns the proof, if it is valid at `now`, without a change.
    func temporaryProof(_ digest: TokenDigest, at now: Timestamp) throws -> TemporaryProof?

    /// Uses up the proof; returns `false` if it was already used.
    func consumeTemporaryProof(_ digest: TokenDigest) throws -> Bool
}
