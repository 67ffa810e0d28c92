/// A proof that was good once, and is good no more.
package struct SpentProof: Hashable, Sendable {
    /// Of the token or challenge, or of what a vendor gave for it.
    package let digest: TokenDigest

    /// When the proof would be too old anyway.
    package let expiresAt: Timestamp

    package init(digest: TokenDigest, expiresAt: Timestamp) {
        self.digest = digest
        self.expiresAt = expiresAt
    }

    package init(token: String, expiresAt: Timestamp) {
        self.init(digest: TokenDigest(of: Array(token.utf8)), expiresAt: expiresAt)
    }
}
