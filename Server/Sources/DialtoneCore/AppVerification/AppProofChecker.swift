/// Judges one kind of proof.
package protocol AppProofChecker: Sendable {
    var kind: AppProofKind { get }

    /// Whether the request brings a proof of this kind, good or bad; changes nothing and asks
    /// nobody.
    func findsProof(in request: AppVerificationRequest) -> Bool

    /// What the request's proof of this kind is worth; `nil` where it brings none.
    ///
    /// A proof that holds is used up where its kind is good for one request only. Throws only
    /// where this server itself is at fault.
    func check(_ request: AppVerificationRequest) async throws -> AppProofOutcome?
}

/// What a proof of one kind was worth.
package enum AppProofOutcome: Hashable, Sendable {
    case held
    case refused(AppProofProblem)

    /// Whoever could judge it did not answer.
    case unavailable(AppProofProblem)
}
