/// Verifies one kind of proof.
package protocol AppProofChecker: Sendable {
    var kind: AppProofKind { get }

    /// Whether a proof of this kind was sent, valid or not.
    ///
    /// It has no side effects and makes no network request.
    func findsProof(in proof: AppProof) -> Bool

    /// Verifies the proof of this kind; returns `nil` if there is none.
    ///
    /// A valid proof of a single-use kind is marked as used. Throws only for errors of this server.
    func check(_ proof: AppProof, from caller: AppCaller) async throws -> AppProofOutcome?
}

/// The result of verifying a proof of one kind.
package enum AppProofOutcome: Hashable, Sendable {
    case held
    case refused(AppProofProblem)

    /// The verification service did not respond.
    case unavailable(AppProofProblem)
}
