/// What the server knows of one silent push: for whom it is, and what became of it.
///
/// The app gets the receipt in the answer and the secret in the push; both together show that
/// the push arrived.
package struct PushReceipt: Hashable, Sendable {
    /// How long the pair is good: enough for a person who asks for a code again.
    package static let lifetime = TimeSpan.hours(1)

    /// How long it is kept after that, for whoever asks what became of the push.
    package static let retention = TimeSpan.hours(23)

    package enum State: String, Sendable {
        case pending, sent, refused
    }

    package let digest: TokenDigest
    package let secretDigest: TokenDigest

    /// A tenant's receipts are those of its project.
    package let projectID: ProjectID

    package let bundleID: String

    /// The Google app ID; empty if the caller's key is no app's.
    package let appID: String

    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    /// The number that the pair was first used for, as ``PushReceiptKey/mark(_:on:)`` has it.
    package var mark: TokenDigest?

    package var state = State.pending

    /// The service that took the push, or refused it.
    package var environment: PushEnvironment?

    /// Why it was refused.
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

    /// This receipt with what became of its push.
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
