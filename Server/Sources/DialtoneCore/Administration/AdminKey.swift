/// A long-lived credential that administers one project; the database holds only its digest.
package struct AdminKey: Hashable, Sendable {
    /// Names the key without giving access.
    package let id: String
    package let projectID: ProjectID
    package let digest: TokenDigest
    package let role: AdminRole

    /// What its maker calls it.
    package let displayName: String
    package let createdAt: Timestamp

    /// `nil` for a key that is good until it is revoked.
    package let expiresAt: Timestamp?

    package init(
        id: String,
        projectID: ProjectID,
        digest: TokenDigest,
        role: AdminRole,
        displayName: String,
        createdAt: Timestamp,
        expiresAt: Timestamp?
    ) {
        self.id = id
        self.projectID = projectID
        self.digest = digest
        self.role = role
        self.displayName = displayName
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }
}
