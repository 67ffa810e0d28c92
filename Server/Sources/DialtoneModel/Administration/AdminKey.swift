package import DialtoneBasics

/// A long-lived admin credential of one project; the database stores only its digest.
package struct AdminKey: Hashable, Sendable {
    /// The public ID of the key, which does not grant access.
    package let id: String
    package let projectID: ProjectID
    package let digest: TokenDigest
    package let role: AdminRole

    /// The name that its creator gave it.
    package let displayName: String
    package let createdAt: Timestamp

    /// The expiry time; `nil` for a key that is valid until it is revoked.
    package let expiresAt: Timestamp?

    /// The hour of the last use; `nil` if it was never used.
    package let lastUsedAt: Timestamp?

    package init(
        id: String,
        projectID: ProjectID,
        digest: TokenDigest,
        role: AdminRole,
        displayName: String,
        createdAt: Timestamp,
        expiresAt: Timestamp?,
        lastUsedAt: Timestamp? = nil
    ) {
        self.id = id
        self.projectID = projectID
        self.digest = digest
        self.role = role
        self.displayName = displayName
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.lastUsedAt = lastUsedAt
    }
}
