package import DialtoneBasics

/// Reads the data of challenges.
package protocol ChallengeReader {
    /// Returns the token, even if it is no longer valid.
    func challengeToken(_ digest: TokenDigest) throws -> ChallengeToken?

    /// Returns the outcome of the challenge; `nil` if there is none, or it has expired.
    func awaitedChallenge(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> AwaitedChallenge?
}

/// Changes the data of challenges.
package protocol ChallengeWriter {
    func insert(_ token: ChallengeToken) throws

    /// Uses up the token; returns `false` if it is not valid at `now` or belongs to another app.
    func useChallengeToken(
        _ digest: TokenDigest,
        for app: ChallengedApp,
        at now: Timestamp
    ) throws -> Bool

    /// Saves the outcome; replaces one of the same event.
    func save(_ challenge: AwaitedChallenge) throws

    /// Deletes the outcome; returns `false` if it was already deleted.
    func deleteAwaitedChallenge(_ digest: TokenDigest) throws -> Bool
}
