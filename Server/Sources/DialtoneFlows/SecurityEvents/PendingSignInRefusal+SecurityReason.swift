import DialtoneModel

extension PendingSignInRefusal {
    var securityReason: SecurityEventReason? {
        switch self {
        case .unknown, .ofOtherProject: .pendingSignInRefused
        case .triesSpent: .secondFactorLimit
        case .suspended: .secondFactorSuspended
        case .missingAtStart, .missingAtEnd, .over, .challengeTimeout, .kindUnsupported: nil
        }
    }
}
