package import DialtoneBasics
package import PhoneNumbers

/// A short-lived proof of a number that turned out to belong to another account.
///
/// Its holder can sign in to that account once, without another message.
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

/// The client's handle of a ``TemporaryProof``.
package typealias TemporaryProofSecret = OpaqueSecret<TemporaryProof>
