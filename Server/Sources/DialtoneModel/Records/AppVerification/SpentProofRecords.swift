package import DialtoneBasics

/// Remembers proofs that are good once, for as long as they would be good.
package protocol SpentProofWriter {
    /// `false` if the proof was spent before in the project.
    func spend(_ proof: SpentProof, of project: ProjectID) throws -> Bool
}
