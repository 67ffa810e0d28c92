/// Something that happened and that hooks can be told of.
package enum AccountEventKind: String, Hashable, Comparable, Sendable, Codable, CaseIterable {
    case accountCreated = "account.created"
    case accountUpdated = "account.updated"
    case accountDeleted = "account.deleted"
    case signedIn = "account.signedIn"
    case phoneNumberChanged = "account.phoneNumberChanged"
    case emailChanged = "account.emailChanged"
    case passwordChanged = "account.passwordChanged"
    case secondFactorsChanged = "account.secondFactorsChanged"
    case sessionsRevoked = "sessions.revoked"

    /// Single devices were signed out, and others were not.
    case sessionsEnded = "sessions.ended"

    /// A refresh token was used again after it had been replaced: somebody may have a copy.
    case refreshTokenReused = "sessions.tokenReused"

    /// The guard of messages wants an operator to know something.
    case sendAlert = "sms.alert"

    // Sent in groups; ``SecurityEventKind`` says what each means.
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
