/// A solution that was good, and is good no more.
package struct SpentSolution: Hashable, Sendable {
    /// Of the challenge, or of what a vendor gave for it.
    package let digest: TokenDigest

    /// When the solution would be too old anyway.
    package let expiresAt: Timestamp

    package init(digest: TokenDigest, expiresAt: Timestamp) {
        self.digest = digest
        self.expiresAt = expiresAt
    }
}
