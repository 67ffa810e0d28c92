package import DialtoneBasics

/// A link with which a person becomes an operator, or an operator sets a new password and
/// authenticator app.
package struct OperatorInvitation: Hashable, Sendable {
    package static let lifetime = TimeSpan.hours(1)

    /// The digest of the secret in the link.
    package let digest: TokenDigest
    package let name: OperatorName

    /// The roles of a new operator; an existing one keeps its own.
    package let roles: OperatorRoles
    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    package init(
        digest: TokenDigest,
        name: OperatorName,
        roles: OperatorRoles,
        createdAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.digest = digest
        self.name = name
        self.roles = roles
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }
}

/// The secret in the link of an ``OperatorInvitation``.
package typealias InvitationSecret = OpaqueSecret<OperatorInvitation>
