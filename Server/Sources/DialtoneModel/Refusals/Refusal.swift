package import DialtoneBasics
package import PhoneNumbers

/// Why the server rejects a request, in domain terms.
///
/// Throwing it inside a transaction rolls the transaction back. A refusal that must be recorded,
/// such as a used attempt, is returned from the transaction and thrown after it.
package enum Refusal: Error, Hashable, Sendable {
    // Numbers and messages
    case invalidPhoneNumber(InvalidPhoneNumber)
    case phoneSignInDisabled
    case missingAppProof
    case invalidAppProof(AppProofProblem)
    case appProofRequired(retryAfter: TimeSpan)
    case sendCooldown(retryAfter: TimeSpan)
    case sendHourlyLimit(retryAfter: TimeSpan)
    case sendDailyLimit(retryAfter: TimeSpan)
    /// After many wrong codes, messages to the number must wait.
    case numberSuspended(retryAfter: TimeSpan)

    /// The code was right, but the number requires a second one.
    case secondCodeRequired

    /// After many wrong codes for a fictional number, all codes for it are rejected.
    case fictionalNumberLimit(retryAfter: TimeSpan)
    case silentPush(SilentPushRefusal)
    case messageNotSent
    case send(SendRefusal)
    case regionNotAllowed

    // Codes
    case missingSessionInfo
    case missingCode
    case unknownSession
    case wrongCode(triesLeft: Int)
    case noTriesLeft
    case codeExpired
    case codeUsed
    case codeSuperseded

    // Temporary proofs
    case missingPhoneNumber
    case invalidTemporaryProof
    case phoneNumberInUse

    // Numbers that may have been reassigned
    case otherProofRequired([String])
    case numberClaimWaits(retryAfter: TimeSpan)

    // Accounts
    case signUpDisabled
    case signUpQuotaExceeded(retryAfter: TimeSpan)
    case anonymousSignInDisabled
    case accountDeletionDisabled
    case accountDisabled
    case accountNotFound
    case missingAccountID
    case accountIDTaken
    case invalidEmail
    case emailInUse
    case identityInUse
    case missingProviderID
    case missingRawID

    // E-mail addresses, passwords and action codes
    case missingEmail
    case missingNewEmail
    case missingPassword
    case emailNotFound
    case emailMismatch
    case passwordSignInDisabled
    case wrongCredentials
    case wrongPassword
    case weakPassword
    case passwordBelowPolicy([PasswordShortcoming])
    case guessablePassword(GuessablePassword)
    case tooManyPasswords(retryAfter: TimeSpan)
    case tooManyMails(ActionPurpose, retryAfter: TimeSpan)
    case callLimit(CallLimitRefusal, retryAfter: TimeSpan)
    /// No mail server is configured.
    case mailNotConfigured
    case mailNotSent
    case recentSignInRequired
    case unverifiedEmailChange
    case emailChangeNeedsVerification
    case missingActionCode
    case invalidActionCode
    case expiredActionCode
    case missingContinueURL
    case invalidContinueURL
    case unauthorizedDomain

    // Second factors
    case secondFactor(SecondFactorRefusal)
    case pendingSignIn(PendingSignInRefusal)

    // Identity providers and custom tokens
    case federation(FederationRefusal)

    // Passkeys
    case passkey(PasskeyRefusal)

    // Custom claims
    case claimsTooLarge
    case invalidClaims(String)
    case reservedClaim(String)

    // Tokens
    case missingIDToken
    case invalidIDToken
    case idTokenRevoked
    case missingGrantType
    case invalidGrantType
    case missingRefreshToken
    case invalidRefreshToken
    case refreshTokenExpired
    case refreshTokenReused
    case invalidCookieLifetime

    // Requests
    case unknownAPIKey
    case missingAPIKey
    case unknownProject
    case projectDisabled
    case unauthenticated
    case roleTooLow(needed: AdminRole)
    case tenantsUnsupported
    case unknownTenant
    case tenantMismatch
    case unsupportedOperation(String)
    case invalidArgument(field: String, problem: String)

    /// What a change is based on has changed since it was read.
    case changedMeanwhile

    // Fictional numbers
    case tooManyTestNumbers

    // Configuration
    case invalidConfig(String)
    case invalidAdjacentIntervals
    case invalidTenantName
    case invalidTestNumber(String)

    // Hooks
    /// A hook rejected the operation; the text becomes the error message of blocking functions.
    case hookRefused(String)
    /// A hook call failed, and the hook's failure policy is to deny.
    case hookFailed(String)
    /// The account changed while the hook was called.
    case accountChanged
    case invalidHook(String)
}

extension Refusal {
    /// Whether a hook rejected the operation, as opposed to a failed call.
    package var isHookRefusal: Bool {
        if case .hookRefused = self { true } else { false }
    }
}
