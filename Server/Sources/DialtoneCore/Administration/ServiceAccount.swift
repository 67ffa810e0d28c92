/// A program that administers one project and signs custom tokens for it.
///
/// Its private key exists only in the key file that it was given once.
package struct ServiceAccount: Hashable, Sendable {
    /// Its name everywhere, in the form of an e-mail address that receives nothing.
    package let email: String
    package let projectID: ProjectID
    package let role: AdminRole

    /// The `kid` of what it signs.
    package let keyID: String

    /// Its RSA key, as SubjectPublicKeyInfo in DER.
    package let publicKey: [UInt8]
    package let createdAt: Timestamp

    package init(
        email: String,
        projectID: ProjectID,
        role: AdminRole,
        keyID: String,
        publicKey: [UInt8],
        createdAt: Timestamp
    ) {
        self.email = email
        self.projectID = projectID
        self.role = role
        self.keyID = keyID
        self.publicKey = publicKey
        self.createdAt = createdAt
    }
}
