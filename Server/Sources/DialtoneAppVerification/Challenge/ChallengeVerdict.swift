package import DialtoneCore

/// What a solution was worth.
package enum ChallengeVerdict: Hashable, Sendable {
    /// It is good, and whoever takes it has to spend it.
    case solved(SpentProof)
    case refused(AppProofProblem.Reason, String)

    /// Whoever could judge it did not answer, or not as agreed.
    case unavailable(String)
}
