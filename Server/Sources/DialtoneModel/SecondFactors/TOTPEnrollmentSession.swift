package import DialtoneBasics

/// An enrollment of an authenticator app that waits for the first code.
package struct TOTPEnrollmentSession: Hashable, Sendable {
    package static let lifetime = TimeSpan.minutes(15)
    package static let tryLimit = 3

    /// The digest of the secret that the client received as the session's handle.
    package let digest: TokenDigest

    package let projectID: ProjectID
    package let accountID: AccountID

    /// The ID of the future factor, for which its secret is encrypted.
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

    /// Why no code can complete this session at `now`; `nil` if one can.
    package func refusal(at now: Timestamp) -> Refusal? {
        if completedAt != nil { return .secondFactor(.enrollmentComplete) }
        if now >= expiresAt { return .codeExpired }
        if triesLeft <= 0 { return .secondFactor(.enrollmentTriesSpent) }
        return nil
    }
}

/// The client's handle of a ``TOTPEnrollmentSession``: `sessionInfo` on the wire.
package typealias TOTPEnrollmentHandle = OpaqueSecret<TOTPEnrollmentSession>
