/// What a service account gets for an assertion, and administers with for an hour.
package struct AccessToken: Hashable, Sendable {
    package static let lifetime = TimeSpan.hours(1)

    package let digest: TokenDigest
    package let serviceAccount: String
    package let expiresAt: Timestamp

    package init(digest: TokenDigest, serviceAccount: String, expiresAt: Timestamp) {
        self.digest = digest
        self.serviceAccount = serviceAccount
        self.expiresAt = expiresAt
    }
}
