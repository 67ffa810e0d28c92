package import DialtoneBasics

/// The access token that a service account obtains for an assertion, valid for one hour.
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
