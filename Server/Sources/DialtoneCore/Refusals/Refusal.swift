package import PhoneNumbers

/// Why the server does not do what it was asked, in the domain's own words.
///
/// Thrown inside a transaction it undoes the transaction; a refusal that has to leave a trace,
/// such as a spent try, is returned from the transaction and thrown after it.
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
    /// After many wrong codes, messages to the number have to wait.
    case numberSuspended(retryAfter: TimeSpan)

    /// The code was right, but the number needs a second one.
    case secondCodeRequired

    /// After many wrong codes for a fictional number, every code for it is refused.
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

    // Numbers that may have changed hands
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
    /// The operator has configured no mail server.
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

    // Fictional numbers
    case tooManyTestNumbers

    // Configuration
    case invalidConfig(String)
    case invalidAdjacentIntervals
    case invalidTenantName
    case invalidTestNumber(String)

    // Hooks
    /// A hook said no; the text is what blocking functions of Google lead to.
    case hookRefused(String)
    /// A hook could not be understood, and its policy is to deny.
    case hookFailed(String)
    /// Meanwhile the account became another than the one that a hook was asked about.
    case accountChanged
    case invalidHook(String)
}

extension Refusal {
    /// Whether a hook said no, which is more than that it could not be asked.
    var isHookRefusal: Bool {
        if case .hookRefused = self { true } else { false }
    }

    /// Whether a hook said no or failed.
    var isOfHook: Bool {
        if case .hookFailed = self { true } else { isHookRefusal }
    }
}
