/// Verifies one kind of proof.
package protocol AppProofChecker: Sendable {
    var kind: AppProofKind { get }

    /// Whether the request contains a proof of this kind, valid or not.
    ///
    /// It has no side effects and makes no network request.
    func findsProof(in request: AppVerificationRequest) -> Bool

    /// Verifies the request's proof of this kind; returns `nil` if there is none.
    ///
    /// A valid proof of a single-use kind is marked as used. Throws only for errors of this server.
    func check(_ request: AppVerificationRequest) async throws -> AppProofOutcome?
}

/// The result of verifying a proof of one kind.
package enum AppProofOutcome: Hashable, Sendable {
    case held
    case refused(AppProofProblem)

    /// The verification service did not respond.
    case unavailable(AppProofProblem)
}
