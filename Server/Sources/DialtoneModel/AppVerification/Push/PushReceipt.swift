package import DialtoneBasics

/// The server's record of one silent push: its recipient and its outcome.
///
/// The app receives the receipt in the response and the secret in the push; both together show that
/// the push arrived.
package struct PushReceipt: Hashable, Sendable {
    /// How long the pair is valid: long enough for a user who requests another code.
    package static let lifetime = TimeSpan.hours(1)

    /// How long it is kept after that, so that the outcome of the push can be looked up.
    package static let retention = TimeSpan.hours(23)

    package enum State: String, Sendable {
        case pending, sent, refused
    }

    package let digest: TokenDigest
    package let secretDigest: TokenDigest

    /// The project's ID; receipts of a tenant belong to its project.
    package let projectID: ProjectID

    package let bundleID: String

    /// The Google app ID; empty if the caller's key does not belong to an app.
    package let appID: String

    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    /// The number that the pair was first used for, as ``PushReceiptKey/mark(_:on:)`` encodes it.
    package var mark: TokenDigest?

    package var state = State.pending

    /// The push service that accepted or rejected the push.
    package var environment: PushEnvironment?

    /// Why the push was rejected.
    package var reason: PushReason?

    package init(
        digest: TokenDigest,
        secretDigest: TokenDigest,
        projectID: ProjectID,
        bundleID: String,
        appID: String,
        createdAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.digest = digest
        self.secretDigest = secretDigest
        self.projectID = projectID
        self.bundleID = bundleID
        self.appID = appID
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }

    /// Returns this receipt with the outcome of its push.
    package func ended(with outcome: PushOutcome) -> Self {
        var receipt = self
        switch outcome {
        case .sent(let environment):
            receipt.state = .sent
            receipt.environment = environment
        case .refused(let reason, let environment):
            receipt.state = .refused
            receipt.reason = reason
            receipt.environment = environment
        }
        return receipt
    }
}

extension PushReceipt {
    /// The length of a receipt and of a secret, in bytes.
    package static let length = 32

    /// Returns the digest that the database stores for `text`; `nil` if it has the wrong form.
    package static func digest(of text: String) -> TokenDigest? {
        guard let bytes = Base64URL.decode(text), bytes.count == length else { return nil }
        return TokenDigest(of: bytes)
    }
}
