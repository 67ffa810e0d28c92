package import DialtoneModel

extension SecurityEventKind {
    /// The event that hooks subscribe to; `nil` for kinds that hooks get as another event, which is
    /// stored in the transaction of the change.
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
