package import DialtoneBasics

/// A proof that was accepted once and cannot be used again.
package struct SpentProof: Hashable, Sendable {
    /// The digest of the token or challenge, or of what a vendor returned for it.
    package let digest: TokenDigest

    /// When the proof would have expired anyway.
    package let expiresAt: Timestamp

    package init(digest: TokenDigest, expiresAt: Timestamp) {
        self.digest = digest
        self.expiresAt = expiresAt
    }

    package init(token: String, expiresAt: Timestamp) {
        self.init(digest: TokenDigest(of: Array(token.utf8)), expiresAt: expiresAt)
    }
}
