package import DialtoneBasics

/// A short-lived, single-use token that shows that a challenge was solved for an app.
package struct ChallengeToken: Hashable, Sendable {
    package static let lifetime = TimeSpan.minutes(5)

    package let digest: TokenDigest
    package let app: ChallengedApp

    /// Why the solution could not be verified; `nil` if it was verified.
    package let outage: String?

    package let expiresAt: Timestamp

    /// When the token was used; `nil` if it was not.
    package let usedAt: Timestamp?

    package init(
        digest: TokenDigest,
        app: ChallengedApp,
        outage: String?,
        expiresAt: Timestamp,
        usedAt: Timestamp? = nil
    ) {
        self.digest = digest
        self.app = app
        self.outage = outage
        self.expiresAt = expiresAt
        self.usedAt = usedAt
    }
}
