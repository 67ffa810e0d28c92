package import DialtoneModel

extension Refusal: SecurityRelevantError {
    package var answered: Refusal? { self }

    /// Every refusal is listed here, so that a new one is not omitted by accident.
    package var securityReason: SecurityEventReason? {
        switch self {
        case .wrongPassword, .wrongCredentials: .wrongPassword
        case .emailNotFound: .unknownAddress
        case .accountDisabled: .accountDisabled
        case .invalidActionCode: .actionCodeRefused
        case .invalidTemporaryProof: .temporaryProofRefused
        case .pendingSignIn(let refusal): refusal.securityReason
        case .wrongCode: .wrongCode
        case .noTriesLeft: .triesSpent
        case .idTokenRevoked, .refreshTokenExpired: .sessionEnded
        case .invalidIDToken, .invalidRefreshToken: .invalidToken
        case .refreshTokenReused: .refreshTokenReused
        case .unauthenticated: .unknownCredential
        case .roleTooLow: .roleTooLow
        case .missingAppProof: .appProofMissing
        case .invalidAppProof(let problem): problem.reason.securityReason
        case .appProofRequired: .appProofDemanded
        case .numberSuspended, .secondCodeRequired, .fictionalNumberLimit: .tooManyWrongCodes
        case .numberClaimWaits: .numberInDispute
        case .regionNotAllowed: .regionNotAllowed
        case .send(let refusal): refusal.securityReason
        case .federation(let refusal): refusal.securityReason
        case .sendHourlyLimit, .sendDailyLimit: .numberLimit
        case .tooManyPasswords: .passwordLimit
        case .tooManyMails: .mailLimit
        case .signUpQuotaExceeded: .signUpLimit
        case .callLimit(let refusal, _): refusal.securityReason
        case .silentPush(.tooManyForDevice), .silentPush(.tooManyForApp): .pushLimit
        case .secondFactor(.enrollmentTriesSpent): .triesSpent
        case .passkey(let refusal): refusal.securityReason
        case .changedMeanwhile, .invalidPhoneNumber, .phoneSignInDisabled, .sendCooldown,
            .silentPush,
            .messageNotSent, .mailNotConfigured, .mailNotSent, .missingSessionInfo, .missingCode,
            .unknownSession, .codeExpired,
            .codeUsed, .codeSuperseded, .missingPhoneNumber, .phoneNumberInUse,
            .otherProofRequired, .signUpDisabled, .anonymousSignInDisabled,
            .accountDeletionDisabled, .accountNotFound, .missingAccountID, .accountIDTaken,
            .invalidEmail, .emailInUse, .identityInUse, .missingProviderID, .missingRawID,
            .missingEmail, .missingNewEmail, .missingPassword, .emailMismatch,
            .passwordSignInDisabled, .weakPassword, .passwordBelowPolicy,
            .guessablePassword, .recentSignInRequired,
            .unverifiedEmailChange, .emailChangeNeedsVerification, .missingActionCode,
            .expiredActionCode, .missingContinueURL, .invalidContinueURL, .unauthorizedDomain,
            .secondFactor, .claimsTooLarge, .invalidClaims, .reservedClaim, .missingIDToken,
            .missingGrantType, .invalidGrantType, .missingRefreshToken, .invalidCookieLifetime,
            .unknownAPIKey, .missingAPIKey, .unknownProject, .projectDisabled,
            .tenantsUnsupported, .unknownTenant, .tenantMismatch, .unsupportedOperation,
            .invalidArgument, .tooManyTestNumbers, .invalidConfig, .invalidAdjacentIntervals,
            .invalidTenantName, .invalidTestNumber, .hookRefused, .hookFailed, .accountChanged,
            .invalidHook:
            nil
        }
    }
}
