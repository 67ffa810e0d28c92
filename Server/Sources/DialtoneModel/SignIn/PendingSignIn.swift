package import DialtoneBasics

/// A sign-in whose first factor is proved and whose second factor is not.
package struct PendingSignIn: Hashable, Sendable {
    /// How long the user has to prove the second factor.
    package static let lifetime = TimeSpan.minutes(10)

    package let digest: TokenDigest
    package let projectID: ProjectID
    package let accountID: AccountID
    package let firstFactor: FirstFactor

    /// When the first factor was proved.
    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    /// The device's name as reported by the client.
    package let client: String?

    package init(
        digest: TokenDigest,
        projectID: ProjectID,
        accountID: AccountID,
        firstFactor: FirstFactor,
        createdAt: Timestamp,
        expiresAt: Timestamp,
        client: String?
    ) {
        self.digest = digest
        self.projectID = projectID
        self.accountID = accountID
        self.firstFactor = firstFactor
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.client = client
    }
}

extension PendingSignIn {
    /// Creates the pending sign-in to `account` with `factor`, identified by `credential`.
    package init(
        _ credential: PendingCredential,
        for account: Account,
        after factor: FirstFactor,
        client: String?,
        at now: Timestamp
    ) {
        self.init(
            digest: credential.digest,
            projectID: account.projectID,
            accountID: account.id,
            firstFactor: factor,
            createdAt: now,
            expiresAt: now + Self.lifetime,
            client: client
        )
    }
}

/// The client's handle of a ``PendingSignIn``.
package typealias PendingCredential = OpaqueSecret<PendingSignIn>
