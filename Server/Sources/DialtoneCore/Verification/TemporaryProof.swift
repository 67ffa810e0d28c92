package import PhoneNumbers

/// Shows that a number was proved a moment ago, when the number turned out to be another account's.
///
/// Whoever holds it may sign in to that account without another message, once.
package struct TemporaryProof: Hashable, Sendable {
    package static let lifetime = TimeSpan.hours(1)

    package let digest: TokenDigest
    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber
    package let expiresAt: Timestamp

    package init(
        digest: TokenDigest,
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        expiresAt: Timestamp
    ) {
        self.digest = digest
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.expiresAt = expiresAt
    }
}

/// What a client holds of a ``TemporaryProof``.
package typealias TemporaryProofSecret = OpaqueSecret<TemporaryProof>
