/// Has apps prove themselves before a mail is sent or an account is created, where a project
/// wants that.
package struct AppProofDemand: Sendable {
    private let verifier: any AppVerifier

    package init(verifier: any AppVerifier) {
        self.verifier = verifier
    }

    /// Throws a ``Refusal`` where the app shows too little; where nothing is demanded, a proof is
    /// not even looked at.
    package func check(_ request: AppVerificationRequest) async throws {
        guard request.policy.enforcement != .off else { return }
        _ = try await verifier.verify(request)
    }
}
