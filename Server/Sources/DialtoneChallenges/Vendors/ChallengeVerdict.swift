package import DialtoneModel

/// The result of verifying a solution.
package enum ChallengeVerdict: Hashable, Sendable {
    /// The solution is valid; the caller must mark it as used.
    case solved(SpentProof)
    case refused(AppProofProblem.Reason, String)

    /// The service that verifies solutions did not respond, or its response was not valid.
    case unavailable(String)
}
