package import DialtoneModel

/// Requires app verification before a mail is sent or an account is created, if the project is
/// configured to.
package struct AppProofRequirement: Sendable {
    private let verifier: any AppVerifier

    package init(verifier: any AppVerifier) {
        self.verifier = verifier
    }

    /// Throws a ``Refusal`` if a required proof is missing or invalid.
    ///
    /// If none is required, a proof is not checked.
    package func check(_ proof: AppProof, from caller: AppCaller) async throws {
        guard caller.appVerification(for: proof.purpose).enforcement != .off else { return }
        _ = try await verifier.verify(proof, from: caller)
    }
}
