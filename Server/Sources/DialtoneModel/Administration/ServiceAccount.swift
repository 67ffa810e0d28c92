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

    /// The time from which its key and tokens are refused; `nil` if it does not expire.
    package let expiresAt: Timestamp?

    /// The hour of the last use of its key or of an access token; `nil` if it was never used.
    package let lastUsedAt: Timestamp?

    package init(
        email: String,
        projectID: ProjectID,
        role: AdminRole,
        keyID: String,
        publicKey: [UInt8],
        createdAt: Timestamp,
        expiresAt: Timestamp? = nil,
        lastUsedAt: Timestamp? = nil
    ) {
        self.email = email
        self.projectID = projectID
        self.role = role
        self.keyID = keyID
        self.publicKey = publicKey
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.lastUsedAt = lastUsedAt
    }
}

extension ServiceAccount {
    /// The time before the expiry in which operators are warned; enough to roll out another key.
    package static let warningSpan = TimeSpan.days(14)

    /// The numbers of days that a new account can be valid for.
    package static let validDays: ClosedRange<Int64> = 1...3_650

    package func hasExpired(at now: Timestamp) -> Bool { expiresAt.map { $0 <= now } ?? false }

    /// Whether the account has expired, or expires within ``warningSpan``.
    package func needsReplacement(at now: Timestamp) -> Bool {
        expiresAt.map { $0 - Self.warningSpan <= now } ?? false
    }
}
