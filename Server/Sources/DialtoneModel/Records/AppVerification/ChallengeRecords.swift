package import DialtoneBasics

/// Reads what is kept about challenges.
package protocol ChallengeReader {
    /// The token, whether it is good or not.
    func challengeToken(_ digest: TokenDigest) throws -> ChallengeToken?

    /// How the challenge ended; `nil` where it has not, or nobody asked in time.
    func awaitedChallenge(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> AwaitedChallenge?
}

/// Changes what is kept about challenges.
package protocol ChallengeWriter {
    func insert(_ token: ChallengeToken) throws

    /// Uses the token up; `false` where it is not good at `now`, or not for this app.
    func useChallengeToken(
        _ digest: TokenDigest,
        for app: ChallengedApp,
        at now: Timestamp
    ) throws -> Bool

    /// Replaces what was noted of the same event.
    func save(_ challenge: AwaitedChallenge) throws

    /// Takes the challenge away; `false` if somebody else took it first.
    func deleteAwaitedChallenge(_ digest: TokenDigest) throws -> Bool
}
