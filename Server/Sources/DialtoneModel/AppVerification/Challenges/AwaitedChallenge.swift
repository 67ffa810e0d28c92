package import DialtoneBasics

/// The result of a challenge that the app polls for, because no redirect can return to it.
package struct AwaitedChallenge: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        /// Solved; `outage` is why the solution could not be verified, if it could not.
        case solved(outage: String?)
        case failed(ChallengeFailure)
    }

    /// The digest of the event's ID and of the digest of the secret that only the app has.
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
