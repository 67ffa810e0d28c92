package import DialtoneBasics

/// The recovery codes of an account that can still be used, as digests.
///
/// A code takes the place of a second factor that its user has lost, once.
package struct RecoveryCodes: Hashable, Sendable {
    /// How many codes are created at once.
    package static let count = 10

    package let digests: [TokenDigest]
    package let createdAt: Timestamp

    package init(digests: [TokenDigest], createdAt: Timestamp) {
        self.digests = digests
        self.createdAt = createdAt
    }
}
