package import DialtoneBasics

/// The periods during which a signing key is published and signs.
package struct KeyLifetime: Hashable, Sendable {
    /// The time from which the key is published to verifiers.
    package let createdAt: Timestamp
    package let signsFrom: Timestamp
    package let signsUntil: Timestamp
    /// The time from which the key is no longer published, and its tokens are rejected.
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
