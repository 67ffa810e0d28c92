/// An authenticator app that is being set up: its secret is handed out, its first code awaited.
package struct TOTPEnrollmentSession: Hashable, Sendable {
    package static let lifetime = TimeSpan.minutes(15)
    package static let tryLimit = 3

    /// Of the secret that the client got as the session's handle.
    package let digest: TokenDigest

    package let projectID: ProjectID
    package let accountID: AccountID

    /// What the factor will be called; its secret is sealed for this name.
    package let factorID: SecondFactorID

    package let sealedSecret: [UInt8]
    package var triesLeft: Int
    package let createdAt: Timestamp
    package let expiresAt: Timestamp
    package var completedAt: Timestamp?

    package init(
        digest: TokenDigest,
        projectID: ProjectID,
        accountID: AccountID,
        factorID: SecondFactorID,
        sealedSecret: [UInt8],
        triesLeft: Int = Self.tryLimit,
        createdAt: Timestamp,
        expiresAt: Timestamp,
        completedAt: Timestamp? = nil
    ) {
        self.digest = digest
        self.projectID = projectID
        self.accountID = accountID
        self.factorID = factorID
        self.sealedSecret = sealedSecret
        self.triesLeft = triesLeft
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.completedAt = completedAt
    }

    /// Why no code completes this session at `now`; `nil` while one can.
    package func refusal(at now: Timestamp) -> Refusal? {
        if completedAt != nil { return .secondFactor(.enrollmentComplete) }
        if now >= expiresAt { return .codeExpired }
        if triesLeft <= 0 { return .secondFactor(.enrollmentTriesSpent) }
        return nil
    }
}

/// What a client holds of a ``TOTPEnrollmentSession``: its `sessionInfo` on the wire.
typealias TOTPEnrollmentHandle = OpaqueSecret<TOTPEnrollmentSession>
