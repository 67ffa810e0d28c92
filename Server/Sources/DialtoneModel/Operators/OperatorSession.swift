package import DialtoneBasics

/// A sign-in of an operator in one browser.
package struct OperatorSession: Hashable, Sendable {
    /// How long a session lasts at most.
    package static let lifetime = TimeSpan.hours(12)

    /// How long a session lasts without a request.
    package static let idleLimit = TimeSpan.hours(1)

    /// How long after the sign-in, or after another code, other operators can be changed.
    package static let confirmationLimit = TimeSpan.minutes(5)

    /// The public ID, which does not grant access.
    package let id: String

    /// The digest of the secret in the cookie.
    package let digest: TokenDigest
    package let operatorID: OperatorID
    package let createdAt: Timestamp
    package let lastUsedAt: Timestamp

    /// When the operator last entered a code.
    package let confirmedAt: Timestamp
    package let expiresAt: Timestamp

    /// The client's address at the sign-in; `nil` if it is unknown.
    package let address: String?

    /// The browser, as it named itself at the sign-in.
    package let client: String?

    package init(
        id: String,
        digest: TokenDigest,
        operatorID: OperatorID,
        createdAt: Timestamp,
        lastUsedAt: Timestamp,
        confirmedAt: Timestamp,
        expiresAt: Timestamp,
        address: String?,
        client: String?
    ) {
        self.id = id
        self.digest = digest
        self.operatorID = operatorID
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.confirmedAt = confirmedAt
        self.expiresAt = expiresAt
        self.address = address
        self.client = client
    }

    /// Whether the operator has entered a code recently.
    package func isConfirmed(at now: Timestamp) -> Bool {
        now < confirmedAt + Self.confirmationLimit
    }

    /// Whether the session continues at `now`.
    package func isInForce(at now: Timestamp) -> Bool {
        now < expiresAt && now < lastUsedAt + Self.idleLimit
    }
}

/// The secret in the cookie of an ``OperatorSession``.
package typealias OperatorSecret = OpaqueSecret<OperatorSession>
