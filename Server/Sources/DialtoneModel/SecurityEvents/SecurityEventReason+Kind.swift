package import Logging

extension SecurityEventReason {
    package var kind: SecurityEventKind {
        switch self {
        case .wrongPassword, .unknownAddress, .accountDisabled, .federatedTokenRefused,
            .customTokenRefused, .actionCodeRefused, .pendingSignInRefused,
            .temporaryProofRefused, .passkeyRefused, .passkeyCopied, .authorizationCodeRefused:
            .signInFailed
        case .wrongCode, .wrongTOTP, .wrongRecoveryCode, .triesSpent: .codeRefused
        case .sessionEnded, .accountOfTokenDisabled, .invalidToken: .tokenRefused
        case .refreshTokenReused, .authorizationCodeReused: .tokenReused
        case .missingCredential, .unknownCredential, .foreignProject, .roleTooLow,
            .assertionRefused, .browserRefused, .clientCredentialRefused:
            .adminRefused
        case .appProofMissing, .appProofInvalid, .appProofReplayed, .appProofForeign,
            .appProofUntrusted:
            .appProofRefused
        case .tooManyWrongCodes, .secondFactorSuspended, .numberInDispute: .numberSuspended
        case .heldPrefix, .regionNotAllowed, .numberKindNotAllowed: .messageBlocked
        case .countryCap, .appCap, .projectCap, .projectSpendCap, .serverSpendCap: .capReached
        case .deviceLimit, .addressLimit, .networkLimit, .prefixLimit, .numberLimit,
            .passwordLimit, .mailLimit, .signUpLimit, .secondFactorLimit, .pushLimit,
            .appProofDemanded:
            .limitReached
        case .passwordChanged, .emailChanged, .phoneNumberChanged, .secondFactorAdded,
            .secondFactorRemoved, .passkeyAdded, .passkeyRemoved, .recoveryCodesCreated,
            .recoveryCodesRemoved, .recoveryCodeUsed, .sessionsRevoked:
            .accountChanged
        case .signingKeyWithdrawn: .signingKeyWithdrawn
        }
    }

    /// The log level: `warning` if an operator should investigate, `info` for everyday events.
    package var level: Logger.Level {
        switch self {
        case .accountOfTokenDisabled, .appProofDemanded, .appProofMissing, .invalidToken,
            .missingCredential, .numberInDispute, .numberLimit, .sessionEnded, .wrongCode:
            return .info
        case .passkeyCopied: return .warning
        default: break
        }
        return switch kind {
        case .tokenReused, .adminRefused, .numberSuspended, .capReached, .signingKeyWithdrawn:
            .warning
        case .messageBlocked where self == .heldPrefix: .warning
        default: .notice
        }
    }
}
