extension SecurityEventKind {
    /// What hooks subscribe to; `nil` for kinds that hooks are told of by another event, which is
    /// written in the transaction that it tells of.
    package var hookEvent: AccountEventKind? {
        switch self {
        case .signInFailed: .securitySignInFailed
        case .codeRefused: .securityCodeRefused
        case .tokenRefused: .securityTokenRefused
        case .adminRefused: .securityAdminRefused
        case .appProofRefused: .securityAppProofRefused
        case .numberSuspended: .securityNumberSuspended
        case .messageBlocked: .securityMessageBlocked
        case .capReached: .securityCapReached
        case .limitReached: .securityLimitReached
        case .tokenReused, .accountChanged, .signingKeyWithdrawn: nil
        }
    }
}
