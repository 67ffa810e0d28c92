/// Requires a proof of the app before a mail is sent or an account is created, if the project says
/// so.
package struct AppProofDemand: Sendable {
    private let verifier: any AppVerifier

    package init(verifier: any AppVerifier) {
        self.verifier = verifier
    }

    /// Throws a ``Refusal`` if the proof is missing or wrong.
    ///
    /// If none is required, a proof is not checked.
    package func check(_ request: AppVerificationRequest) async throws {
        guard request.policy.enforcement != .off else { return }
        _ = try await verifier.verify(request)
    }
}
