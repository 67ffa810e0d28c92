/// How a challenge ended that its app asks about, because no browser can lead back to it.
package struct AwaitedChallenge: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        /// With why nobody could judge the solution, if it was so.
        case solved(outage: String?)
        case failed(ChallengeFailure)
    }

    /// Of the event's ID and of the digest of the secret that only the app has.
    package let digest: TokenDigest

    package let app: ChallengedApp
    package let outcome: Outcome
    package let expiresAt: Timestamp

    package init(
        digest: TokenDigest,
        app: ChallengedApp,
        outcome: Outcome,
        expiresAt: Timestamp
    ) {
        self.digest = digest
        self.app = app
        self.outcome = outcome
        self.expiresAt = expiresAt
    }
}
