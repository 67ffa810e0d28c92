/// When a signing key is published, and when it signs.
package struct KeyLifetime: Hashable, Sendable {
    /// From here on verifiers are told of the key.
    package let createdAt: Timestamp
    package let signsFrom: Timestamp
    package let signsUntil: Timestamp
    /// From here on nobody is told, and tokens that the key signed are refused.
    package let publishedUntil: Timestamp

    package init(
        createdAt: Timestamp,
        signsFrom: Timestamp,
        signsUntil: Timestamp,
        publishedUntil: Timestamp
    ) {
        self.createdAt = createdAt
        self.signsFrom = signsFrom
        self.signsUntil = signsUntil
        self.publishedUntil = publishedUntil
    }

    package func isPublished(at now: Timestamp) -> Bool {
        now < publishedUntil
    }

    package func maySign(at now: Timestamp) -> Bool {
        signsFrom <= now && now < signsUntil
    }
}
