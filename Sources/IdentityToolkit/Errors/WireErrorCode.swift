/// The first word of an error message: what went wrong, in the protocol's own terms.
///
/// Open-ended, because a newer server may know more of them than this list.
public struct WireErrorCode: RawRepresentable, Hashable, Sendable, Codable {
    /// The word as sent, such as `INVALID_CODE`.
    public let rawValue: String

    /// Takes any word; nothing is checked.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension WireErrorCode {
    /// The word `ADMIN_ONLY_OPERATION`.
    public static let adminOnlyOperation = Self(rawValue: "ADMIN_ONLY_OPERATION")
    /// The word `APP_NOT_VERIFIED`.
    public static let appNotVerified = Self(rawValue: "APP_NOT_VERIFIED")
    /// The word `BILLING_NOT_ENABLED`.
    public static let billingNotEnabled = Self(rawValue: "BILLING_NOT_ENABLED")
    /// The word `BLOCKING_FUNCTION_ERROR_RESPONSE`.
    public static let blockingFunctionErrorResponse = Self(
        rawValue: "BLOCKING_FUNCTION_ERROR_RESPONSE"
    )
    /// The word `CAPTCHA_CHECK_FAILED`.
    public static let captchaCheckFailed = Self(rawValue: "CAPTCHA_CHECK_FAILED")
    /// The word `CLAIMS_TOO_LARGE`.
    public static let claimsTooLarge = Self(rawValue: "CLAIMS_TOO_LARGE")
    /// The word `CORS_UNSUPPORTED`.
    public static let corsUnsupported = Self(rawValue: "CORS_UNSUPPORTED")
    /// The word `CREDENTIAL_MISMATCH`.
    public static let credentialMismatch = Self(rawValue: "CREDENTIAL_MISMATCH")
    /// The word `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`.
    public static let credentialTooOldLoginAgain = Self(rawValue: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
    /// The word `DUPLICATE_LOCAL_ID`.
    public static let duplicateLocalID = Self(rawValue: "DUPLICATE_LOCAL_ID")
    /// The word `DYNAMIC_LINK_NOT_ACTIVATED`.
    public static let dynamicLinkNotActivated = Self(rawValue: "DYNAMIC_LINK_NOT_ACTIVATED")
    /// The word `EMAIL_CHANGE_NEEDS_VERIFICATION`.
    public static let emailChangeNeedsVerification = Self(
        rawValue: "EMAIL_CHANGE_NEEDS_VERIFICATION"
    )
    /// The word `EMAIL_EXISTS`.
    public static let emailExists = Self(rawValue: "EMAIL_EXISTS")
    /// The word `EMAIL_NOT_FOUND`.
    public static let emailNotFound = Self(rawValue: "EMAIL_NOT_FOUND")
    /// The word `EXPIRED_OOB_CODE`.
    public static let expiredOOBCode = Self(rawValue: "EXPIRED_OOB_CODE")
    /// The word `FEDERATED_USER_ID_ALREADY_LINKED`.
    public static let federatedUserIDAlreadyLinked = Self(
        rawValue: "FEDERATED_USER_ID_ALREADY_LINKED"
    )
    /// The word `FORBIDDEN_CLAIM`.
    public static let forbiddenClaim = Self(rawValue: "FORBIDDEN_CLAIM")
    /// The word `INSUFFICIENT_PERMISSION`.
    public static let insufficientPermission = Self(rawValue: "INSUFFICIENT_PERMISSION")
    /// The word `INTERNAL`.
    public static let internalError = Self(rawValue: "INTERNAL")
    /// The word `INVALID_API_KEY`.
    public static let invalidAPIKey = Self(rawValue: "INVALID_API_KEY")
    /// The word `INVALID_APP_CREDENTIAL`.
    public static let invalidAppCredential = Self(rawValue: "INVALID_APP_CREDENTIAL")
    /// The word `INVALID_APP_ID`.
    public static let invalidAppID = Self(rawValue: "INVALID_APP_ID")
    /// The word `INVALID_ARGUMENT`.
    public static let invalidArgument = Self(rawValue: "INVALID_ARGUMENT")
    /// The word `INVALID_CERT_HASH`.
    public static let invalidCertHash = Self(rawValue: "INVALID_CERT_HASH")
    /// The word `INVALID_CLAIMS`.
    public static let invalidClaims = Self(rawValue: "INVALID_CLAIMS")
    /// Wrong one-time code; the session survives.
    public static let invalidCode = Self(rawValue: "INVALID_CODE")
    /// The word `INVALID_CONTINUE_URI`.
    public static let invalidContinueURI = Self(rawValue: "INVALID_CONTINUE_URI")
    /// The word `INVALID_CREDENTIAL_OR_PROVIDER_ID`.
    public static let invalidCredentialOrProviderID = Self(
        rawValue: "INVALID_CREDENTIAL_OR_PROVIDER_ID"
    )
    /// The word `INVALID_CUSTOM_TOKEN`.
    public static let invalidCustomToken = Self(rawValue: "INVALID_CUSTOM_TOKEN")
    /// The word `INVALID_DURATION`.
    public static let invalidDuration = Self(rawValue: "INVALID_DURATION")
    /// The word `INVALID_DYNAMIC_LINK_DOMAIN`.
    public static let invalidDynamicLinkDomain = Self(rawValue: "INVALID_DYNAMIC_LINK_DOMAIN")
    /// The word `INVALID_EMAIL`.
    public static let invalidEmail = Self(rawValue: "INVALID_EMAIL")
    /// The word `INVALID_GRANT_TYPE`.
    public static let invalidGrantType = Self(rawValue: "INVALID_GRANT_TYPE")
    /// The word `INVALID_HOSTING_LINK_DOMAIN`.
    public static let invalidHostingLinkDomain = Self(rawValue: "INVALID_HOSTING_LINK_DOMAIN")
    /// The word `INVALID_IDENTIFIER`.
    public static let invalidIdentifier = Self(rawValue: "INVALID_IDENTIFIER")
    /// The word `INVALID_IDP_RESPONSE`.
    public static let invalidIDPResponse = Self(rawValue: "INVALID_IDP_RESPONSE")
    /// The word `INVALID_ID_TOKEN`.
    public static let invalidIDToken = Self(rawValue: "INVALID_ID_TOKEN")
    /// The word `INVALID_LOGIN_CREDENTIALS`.
    public static let invalidLoginCredentials = Self(rawValue: "INVALID_LOGIN_CREDENTIALS")
    /// The word `INVALID_MESSAGE_PAYLOAD`.
    public static let invalidMessagePayload = Self(rawValue: "INVALID_MESSAGE_PAYLOAD")
    /// The word `INVALID_MFA_ENROLLMENT_ID`.
    public static let invalidMFAEnrollmentID = Self(rawValue: "INVALID_MFA_ENROLLMENT_ID")
    /// The word `INVALID_MFA_PENDING_CREDENTIAL`.
    public static let invalidMFAPendingCredential = Self(rawValue: "INVALID_MFA_PENDING_CREDENTIAL")
    /// The word `INVALID_MFA_PHONE_NUMBER`.
    public static let invalidMFAPhoneNumber = Self(rawValue: "INVALID_MFA_PHONE_NUMBER")
    /// The word `INVALID_OAUTH_CLIENT_ID`.
    public static let invalidOauthClientID = Self(rawValue: "INVALID_OAUTH_CLIENT_ID")
    /// The word `INVALID_OOB_CODE`.
    public static let invalidOOBCode = Self(rawValue: "INVALID_OOB_CODE")
    /// The word `INVALID_PASSWORD`.
    public static let invalidPassword = Self(rawValue: "INVALID_PASSWORD")
    /// The word `INVALID_PENDING_TOKEN`.
    public static let invalidPendingToken = Self(rawValue: "INVALID_PENDING_TOKEN")
    /// The word `INVALID_PHONE_NUMBER`.
    public static let invalidPhoneNumber = Self(rawValue: "INVALID_PHONE_NUMBER")
    /// The word `INVALID_PROJECT_ID`.
    public static let invalidProjectID = Self(rawValue: "INVALID_PROJECT_ID")
    /// The word `INVALID_PROVIDER_ID`.
    public static let invalidProviderID = Self(rawValue: "INVALID_PROVIDER_ID")
    /// The word `INVALID_RECAPTCHA_ACTION`.
    public static let invalidRecaptchaAction = Self(rawValue: "INVALID_RECAPTCHA_ACTION")
    /// The word `INVALID_RECAPTCHA_TOKEN`.
    public static let invalidRecaptchaToken = Self(rawValue: "INVALID_RECAPTCHA_TOKEN")
    /// The word `INVALID_RECAPTCHA_VERSION`.
    public static let invalidRecaptchaVersion = Self(rawValue: "INVALID_RECAPTCHA_VERSION")
    /// The word `INVALID_RECIPIENT_EMAIL`.
    public static let invalidRecipientEmail = Self(rawValue: "INVALID_RECIPIENT_EMAIL")
    /// Refresh token that cannot be one of ours.
    ///
    /// Never for a revoked one: iOS would retry forever.
    public static let invalidRefreshToken = Self(rawValue: "INVALID_REFRESH_TOKEN")
    /// The word `INVALID_REQ_TYPE`.
    public static let invalidReqType = Self(rawValue: "INVALID_REQ_TYPE")
    /// The word `INVALID_SENDER`.
    public static let invalidSender = Self(rawValue: "INVALID_SENDER")
    /// Verification session that does not exist.
    public static let invalidSessionInfo = Self(rawValue: "INVALID_SESSION_INFO")
    /// The word `INVALID_TEMPORARY_PROOF`.
    public static let invalidTemporaryProof = Self(rawValue: "INVALID_TEMPORARY_PROOF")
    /// The word `INVALID_TENANT_ID`.
    public static let invalidTenantID = Self(rawValue: "INVALID_TENANT_ID")
    /// The word `INVALID_TESTING_PHONE_NUMBER`.
    public static let invalidTestingPhoneNumber = Self(rawValue: "INVALID_TESTING_PHONE_NUMBER")
    /// The word `LOCAL_ID_LIST_EXCEEDS_LIMIT`.
    public static let localIDListExceedsLimit = Self(rawValue: "LOCAL_ID_LIST_EXCEEDS_LIMIT")
    /// The word `MFA_ENROLLMENT_ALREADY_COMPLETE`.
    public static let mfaEnrollmentAlreadyComplete = Self(
        rawValue: "MFA_ENROLLMENT_ALREADY_COMPLETE"
    )
    /// The word `MFA_ENROLLMENT_NOT_FOUND`.
    public static let mfaEnrollmentNotFound = Self(rawValue: "MFA_ENROLLMENT_NOT_FOUND")
    /// The word `MISSING_ANDROID_PACKAGE_NAME`.
    public static let missingAndroidPackageName = Self(rawValue: "MISSING_ANDROID_PACKAGE_NAME")
    /// The word `MISSING_APP_CREDENTIAL`.
    public static let missingAppCredential = Self(rawValue: "MISSING_APP_CREDENTIAL")
    /// The word `MISSING_CLIENT_IDENTIFIER`.
    public static let missingClientIdentifier = Self(rawValue: "MISSING_CLIENT_IDENTIFIER")
    /// The word `MISSING_CLIENT_TYPE`.
    public static let missingClientType = Self(rawValue: "MISSING_CLIENT_TYPE")
    /// The word `MISSING_CODE`.
    public static let missingCode = Self(rawValue: "MISSING_CODE")
    /// The word `MISSING_CONTINUE_URI`.
    public static let missingContinueURI = Self(rawValue: "MISSING_CONTINUE_URI")
    /// The word `MISSING_CREDENTIAL`.
    public static let missingCredential = Self(rawValue: "MISSING_CREDENTIAL")
    /// The word `MISSING_CUSTOM_TOKEN`.
    public static let missingCustomToken = Self(rawValue: "MISSING_CUSTOM_TOKEN")
    /// The word `MISSING_DISPLAY_NAME`.
    public static let missingDisplayName = Self(rawValue: "MISSING_DISPLAY_NAME")
    /// The word `MISSING_EMAIL`.
    public static let missingEmail = Self(rawValue: "MISSING_EMAIL")
    /// The word `MISSING_GRANT_TYPE`.
    public static let missingGrantType = Self(rawValue: "MISSING_GRANT_TYPE")
    /// The word `MISSING_ID_TOKEN`.
    public static let missingIDToken = Self(rawValue: "MISSING_ID_TOKEN")
    /// The word `MISSING_IOS_APP_TOKEN`.
    public static let missingIOSAppToken = Self(rawValue: "MISSING_IOS_APP_TOKEN")
    /// The word `MISSING_IOS_BUNDLE_ID`.
    public static let missingIOSBundleID = Self(rawValue: "MISSING_IOS_BUNDLE_ID")
    /// The word `MISSING_LOCAL_ID`.
    public static let missingLocalID = Self(rawValue: "MISSING_LOCAL_ID")
    /// The word `MISSING_MFA_ENROLLMENT_ID`.
    public static let missingMFAEnrollmentID = Self(rawValue: "MISSING_MFA_ENROLLMENT_ID")
    /// The word `MISSING_MFA_PENDING_CREDENTIAL`.
    public static let missingMFAPendingCredential = Self(rawValue: "MISSING_MFA_PENDING_CREDENTIAL")
    /// The word `MISSING_OOB_CODE`.
    public static let missingOOBCode = Self(rawValue: "MISSING_OOB_CODE")
    /// The word `MISSING_OR_INVALID_NONCE`.
    public static let missingOrInvalidNonce = Self(rawValue: "MISSING_OR_INVALID_NONCE")
    /// The word `MISSING_PASSWORD`.
    public static let missingPassword = Self(rawValue: "MISSING_PASSWORD")
    /// The word `MISSING_PHONE_NUMBER`.
    public static let missingPhoneNumber = Self(rawValue: "MISSING_PHONE_NUMBER")
    /// The word `MISSING_RECAPTCHA_TOKEN`.
    public static let missingRecaptchaToken = Self(rawValue: "MISSING_RECAPTCHA_TOKEN")
    /// The word `MISSING_RECAPTCHA_VERSION`.
    public static let missingRecaptchaVersion = Self(rawValue: "MISSING_RECAPTCHA_VERSION")
    /// The word `MISSING_REFRESH_TOKEN`.
    public static let missingRefreshToken = Self(rawValue: "MISSING_REFRESH_TOKEN")
    /// The word `MISSING_REQ_TYPE`.
    public static let missingReqType = Self(rawValue: "MISSING_REQ_TYPE")
    /// The word `MISSING_SESSION_INFO`.
    public static let missingSessionInfo = Self(rawValue: "MISSING_SESSION_INFO")
    /// The word `NOT_FOUND`.
    public static let notFound = Self(rawValue: "NOT_FOUND")
    /// The word `OPERATION_NOT_ALLOWED`.
    public static let operationNotAllowed = Self(rawValue: "OPERATION_NOT_ALLOWED")
    /// The word `PASSWORD_DOES_NOT_MEET_REQUIREMENTS`.
    public static let passwordDoesNotMeetRequirements = Self(
        rawValue: "PASSWORD_DOES_NOT_MEET_REQUIREMENTS"
    )
    /// The word `PASSWORD_LOGIN_DISABLED`.
    public static let passwordLoginDisabled = Self(rawValue: "PASSWORD_LOGIN_DISABLED")
    /// The word `PERMISSION_DENIED`.
    public static let permissionDenied = Self(rawValue: "PERMISSION_DENIED")
    /// The word `PHONE_NUMBER_EXISTS`.
    public static let phoneNumberExists = Self(rawValue: "PHONE_NUMBER_EXISTS")
    /// The word `PROJECT_DISABLED`.
    public static let projectDisabled = Self(rawValue: "PROJECT_DISABLED")
    /// The word `PROJECT_NOT_FOUND`.
    public static let projectNotFound = Self(rawValue: "PROJECT_NOT_FOUND")
    /// The word `PROJECT_NUMBER_MISMATCH`.
    public static let projectNumberMismatch = Self(rawValue: "PROJECT_NUMBER_MISMATCH")
    /// The project's allowance of messages is spent.
    public static let quotaExceeded = Self(rawValue: "QUOTA_EXCEEDED")
    /// The word `RECAPTCHA_NOT_ENABLED`.
    public static let recaptchaNotEnabled = Self(rawValue: "RECAPTCHA_NOT_ENABLED")
    /// The word `REJECTED_CREDENTIAL`.
    public static let rejectedCredential = Self(rawValue: "REJECTED_CREDENTIAL")
    /// The word `REQUEST_TOO_LARGE`.
    public static let requestTooLarge = Self(rawValue: "REQUEST_TOO_LARGE")
    /// The word `RESET_PASSWORD_EXCEED_LIMIT`.
    public static let resetPasswordExceedLimit = Self(rawValue: "RESET_PASSWORD_EXCEED_LIMIT")
    /// The word `SECOND_FACTOR_EXISTS`.
    public static let secondFactorExists = Self(rawValue: "SECOND_FACTOR_EXISTS")
    /// The word `SECOND_FACTOR_LIMIT_EXCEEDED`.
    public static let secondFactorLimitExceeded = Self(rawValue: "SECOND_FACTOR_LIMIT_EXCEEDED")
    /// Verification session that is over: too old, used, or replaced by a newer one.
    public static let sessionExpired = Self(rawValue: "SESSION_EXPIRED")
    /// The word `TENANT_ID_MISMATCH`.
    public static let tenantIDMismatch = Self(rawValue: "TENANT_ID_MISMATCH")
    /// Token that is no longer valid; SDKs sign the person out.
    public static let tokenExpired = Self(rawValue: "TOKEN_EXPIRED")
    /// Throttled.
    public static let tooManyAttemptsTryLater = Self(rawValue: "TOO_MANY_ATTEMPTS_TRY_LATER")
    /// The word `TOO_MANY_ENROLLMENT_ATTEMPTS`.
    public static let tooManyEnrollmentAttempts = Self(rawValue: "TOO_MANY_ENROLLMENT_ATTEMPTS")
    /// The word `TOTP_CHALLENGE_TIMEOUT`.
    public static let totpChallengeTimeout = Self(rawValue: "TOTP_CHALLENGE_TIMEOUT")
    /// The word `UNAUTHENTICATED`.
    public static let unauthenticated = Self(rawValue: "UNAUTHENTICATED")
    /// The word `UNAUTHORIZED_DOMAIN`.
    public static let unauthorizedDomain = Self(rawValue: "UNAUTHORIZED_DOMAIN")
    /// The word `UNAVAILABLE`.
    public static let unavailable = Self(rawValue: "UNAVAILABLE")
    /// The word `UNEXPECTED_PARAMETER`.
    public static let unexpectedParameter = Self(rawValue: "UNEXPECTED_PARAMETER")
    /// The word `UNIMPLEMENTED`.
    public static let unimplemented = Self(rawValue: "UNIMPLEMENTED")
    /// The word `UNSUPPORTED_FIRST_FACTOR`.
    public static let unsupportedFirstFactor = Self(rawValue: "UNSUPPORTED_FIRST_FACTOR")
    /// The word `UNSUPPORTED_SECOND_FACTOR`.
    public static let unsupportedSecondFactor = Self(rawValue: "UNSUPPORTED_SECOND_FACTOR")
    /// The word `UNSUPPORTED_TENANT_OPERATION`.
    public static let unsupportedTenantOperation = Self(rawValue: "UNSUPPORTED_TENANT_OPERATION")
    /// The word `UNVERIFIED_EMAIL`.
    public static let unverifiedEmail = Self(rawValue: "UNVERIFIED_EMAIL")
    /// The word `USER_CANCELLED`.
    public static let userCancelled = Self(rawValue: "USER_CANCELLED")
    /// The word `USER_DISABLED`.
    public static let userDisabled = Self(rawValue: "USER_DISABLED")
    /// The word `USER_NOT_FOUND`.
    public static let userNotFound = Self(rawValue: "USER_NOT_FOUND")
    /// The word `WEAK_PASSWORD`.
    public static let weakPassword = Self(rawValue: "WEAK_PASSWORD")
}
