package import DialtoneBasics
package import PhoneNumbers

/// A verification of a number: its code and the attempts that are left.
package struct VerificationSession: Hashable, Sendable {
    package let id: VerificationSessionID
    package let projectID: ProjectID
    package let purpose: VerificationPurpose
    package let phoneNumber: PhoneNumber
    package let codeDigest: CodeDigest
    package var triesLeft: Int
    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    /// The time until which a repeated request gets this session instead of another message.
    package private(set) var resendAt: Timestamp

    /// When the right code was entered; a session can be completed once.
    package var consumedAt: Timestamp?

    /// When a newer session replaced this one, or its message could not be sent.
    package var supersededAt: Timestamp?

    /// Whether the number is fictional: such a session can be completed repeatedly.
    package let isTest: Bool

    /// Whether the fraud guard counted its message and must be notified of its outcome.
    package let isGuarded: Bool

    /// The name of the requesting installation, as in ``AppVerdict``.
    ///
    /// It is `nil` if the app has none, or if other callers got the session too.
    package let installation: String?

    /// Whether ``installation`` proved the number before and does not share this session.
    package private(set) var isOwn: Bool

    /// Whether its code is the second of two, after a right first one.
    package private(set) var isConfirmed: Bool

    package init(
        id: VerificationSessionID,
        projectID: ProjectID,
        purpose: VerificationPurpose,
        phoneNumber: PhoneNumber,
        codeDigest: CodeDigest,
        triesLeft: Int,
        createdAt: Timestamp,
        expiresAt: Timestamp,
        resendAt: Timestamp,
        consumedAt: Timestamp? = nil,
        supersededAt: Timestamp? = nil,
        isTest: Bool,
        isGuarded: Bool = false,
        installation: String? = nil,
        isOwn: Bool = false,
        isConfirmed: Bool = false
    ) {
        self.id = id
        self.projectID = projectID
        self.purpose = purpose
        self.phoneNumber = phoneNumber
        self.codeDigest = codeDigest
        self.triesLeft = triesLeft
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.resendAt = resendAt
        self.consumedAt = consumedAt
        self.supersededAt = supersededAt
        self.isTest = isTest
        self.isGuarded = isGuarded
        self.installation = installation
        self.isOwn = isOwn
        self.isConfirmed = isConfirmed
    }
}

extension VerificationSession {
    /// Returns this session with a resend window, an installation and the confirmation state.
    package func resendable(
        from moment: Timestamp,
        isOwn: Bool = false,
        isConfirmed: Bool = false
    ) -> Self {
        var session = self
        session.resendAt = moment
        session.isOwn = isOwn
        session.isConfirmed = isConfirmed
        return session
    }

    /// Why no code can complete this session at `now`; `nil` if one can.
    package func refusal(at now: Timestamp) -> Refusal? {
        if consumedAt != nil { return .codeUsed }
        if supersededAt != nil { return .codeSuperseded }
        if now >= expiresAt { return .codeExpired }
        if triesLeft <= 0 { return .noTriesLeft }
        return nil
    }
}
