/// An account event that hooks can subscribe to.
package enum AccountEventKind: String, Hashable, Comparable, Sendable, Codable, CaseIterable {
    case accountCreated = "account.created"
    case accountUpdated = "account.updated"
    case accountDeleted = "account.deleted"
    case signedIn = "account.signedIn"
    case phoneNumberChanged = "account.phoneNumberChanged"
    case emailChanged = "account.emailChanged"
    case passwordChanged = "account.passwordChanged"
    case secondFactorsChanged = "account.secondFactorsChanged"
    case passkeysChanged = "account.passkeysChanged"
    case sessionsRevoked = "sessions.revoked"

    /// Some sessions of an account ended, and others did not.
    case sessionsEnded = "sessions.ended"

    /// A refresh token was used again after it was replaced, so it may have been copied.
    case refreshTokenReused = "sessions.tokenReused"

    /// An alert of the SMS fraud guard for operators.
    case sendAlert = "sms.alert"

    // Sent in groups; ``SecurityEventKind`` documents each of them.
    case securitySignInFailed = "security.signInFailed"
    case securityCodeRefused = "security.codeRefused"
    case securityTokenRefused = "security.tokenRefused"
    case securityAdminRefused = "security.adminRefused"
    case securityAppProofRefused = "security.appProofRefused"
    case securityNumberSuspended = "security.numberSuspended"
    case securityMessageBlocked = "security.messageBlocked"
    case securityCapReached = "security.capReached"
    case securityLimitReached = "security.limitReached"

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
