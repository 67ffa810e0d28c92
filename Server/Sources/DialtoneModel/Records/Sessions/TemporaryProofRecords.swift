package import DialtoneBasics

/// Changes temporary proofs.
package protocol TemporaryProofWriter {
    func insert(_ proof: TemporaryProof) throws

    /// The proof, if it is good at `now`; it stays.
    func temporaryProof(_ digest: TokenDigest, at now: Timestamp) throws -> TemporaryProof?

    /// Takes the proof away; `false` if somebody else took it first.
    func consumeTemporaryProof(_ digest: TokenDigest) throws -> Bool
}
