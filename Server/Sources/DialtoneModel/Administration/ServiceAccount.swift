package import DialtoneBasics

/// A program that administers one project and signs custom tokens for it.
///
/// The private key exists only in the key file that was issued once.
package struct ServiceAccount: Hashable, Sendable {
    /// The service account's unique name, in the form of an e-mail address without a mailbox.
    package let email: String
    package let projectID: ProjectID
    package let role: AdminRole

    /// The `kid` of its signatures.
    package let keyID: String

    /// The RSA public key, as a DER-encoded SubjectPublicKeyInfo.
    package let publicKey: [UInt8]
    package let createdAt: Timestamp

    /// The hour of the last use of its key or of an access token; `nil` if it was never used.
    package let lastUsedAt: Timestamp?

    package init(
        email: String,
        projectID: ProjectID,
        role: AdminRole,
        keyID: String,
        publicKey: [UInt8],
        createdAt: Timestamp,
        lastUsedAt: Timestamp? = nil
    ) {
        self.email = email
        self.projectID = projectID
        self.role = role
        self.keyID = keyID
        self.publicKey = publicKey
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
