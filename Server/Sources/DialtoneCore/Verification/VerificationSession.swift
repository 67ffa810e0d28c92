package import PhoneNumbers

/// One message's worth of proving: a code, the number it went to, and the tries that are left.
package struct VerificationSession: Hashable, Sendable {
    package let id: VerificationSessionID
    package let projectID: ProjectID
    package let purpose: VerificationPurpose
    package let phoneNumber: PhoneNumber
    package let codeDigest: CodeDigest
    package var triesLeft: Int
    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    /// Until then a repeated request gets this session instead of another message.
    package private(set) var resendAt: Timestamp

    /// When the right code came; a session proves once.
    package var consumedAt: Timestamp?

    /// When a newer session took this one's place, or its message could not be sent.
    package var supersededAt: Timestamp?

    /// Whether the number is fictional: such a session may prove again and again.
    package let isTest: Bool

    /// Whether the guard counted its message, and wants to know how it ends.
    package let isGuarded: Bool

    /// The name of the requesting installation, as in ``AppVerdict``; `nil` if it has none, or if
    /// other callers got the session too.
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
    /// This session with the end of its resend window, its installation, and whether its code is
    /// the second of two.
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

    /// Why no code can complete this session at `now`; `nil` while one can.
    package func refusal(at now: Timestamp) -> Refusal? {
        if consumedAt != nil { return .codeUsed }
        if supersededAt != nil { return .codeSuperseded }
        if now >= expiresAt { return .codeExpired }
        if triesLeft <= 0 { return .noTriesLeft }
        return nil
    }
}
