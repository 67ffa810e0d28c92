/// Shows for a few minutes, and once, that somebody solved a challenge for an app.
package struct ChallengeToken: Hashable, Sendable {
    package static let lifetime = TimeSpan.minutes(5)

    package let digest: TokenDigest
    package let app: ChallengedApp

    /// Why nobody could judge the solution; `nil` where it was judged to be good.
    package let outage: String?

    package let expiresAt: Timestamp

    /// When somebody used it.
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
