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
    /// The word `CONFIGURATION_EXISTS`.
    public static let configurationExists = Self(rawValue: "CONFIGURATION_EXISTS")
    /// The word `CONFIGURATION_NOT_FOUND`.
    public static let configurationNotFound = Self(rawValue: "CONFIGURATION_NOT_FOUND")
    /// The word `CORS_UNSUPPORTED`.
    public static let corsUnsupported = Self(rawValue: "CORS_UNSUPPORTED")
    /// Passkey that was added before, to this account or to another one.
    public static let credentialAlreadyInUse = Self(rawValue: "CREDENTIAL_ALREADY_IN_USE")
    /// The word `CREDENTIAL_MISMATCH`.
    public static let credentialMismatch = Self(rawValue: "CREDENTIAL_MISMATCH")
    /// The word `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`.
    public static let credentialTooOldLoginAgain = Self(rawValue: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
    /// The word `DUPLICATE_EMAIL`.
    public static let duplicateEmail = Self(rawValue: "DUPLICATE_EMAIL")
    /// The word `DUPLICATE_LOCAL_ID`.
    public static let duplicateLocalID = Self(rawValue: "DUPLICATE_LOCAL_ID")
    /// The word `DUPLICATE_MFA_ENROLLMENT_ID`.
    public static let duplicateMFAEnrollmentID = Self(rawValue: "DUPLICATE_MFA_ENROLLMENT_ID")
    /// The word `DUPLICATE_RAW_ID`.
    public static let duplicateRawID = Self(rawValue: "DUPLICATE_RAW_ID")
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
    /// The word `LOCAL_ID_LIST_EXCEEDS_LIMIT`.
    public static let localIDListExceedsLimit = Self(rawValue: "LOCAL_ID_LIST_EXCEEDS_LIMIT")
    /// The word `MFA_ENROLLMENT_ALREADY_COMPLETE`.
    public static let mfaEnrollmentAlreadyComplete = Self(
        rawValue: "MFA_ENROLLMENT_ALREADY_COMPLETE"
    )
    /// The word `MFA_ENROLLMENT_NOT_FOUND`.
    public static let mfaEnrollmentNotFound = Self(rawValue: "MFA_ENROLLMENT_NOT_FOUND")
    /// The word `NOT_DISABLED`.
    public static let notDisabled = Self(rawValue: "NOT_DISABLED")
    /// The word `NOT_FOUND`.
    public static let notFound = Self(rawValue: "NOT_FOUND")
    /// The word `NOT_IMPLEMENTED`.
    public static let notImplemented = Self(rawValue: "NOT_IMPLEMENTED")
    /// The word `OPERATION_NOT_ALLOWED`.
    public static let operationNotAllowed = Self(rawValue: "OPERATION_NOT_ALLOWED")
    /// Sign-in with a passkey that no account has.
    public static let passkeyCredentialNotFound = Self(rawValue: "PASSKEY_CREDENTIAL_NOT_FOUND")
    /// Change of a passkey that the account does not have.
    public static let passkeyEnrollmentNotFound = Self(rawValue: "PASSKEY_ENROLLMENT_NOT_FOUND")
    /// Account that has as many passkeys as it may have; Dialtone's own.
    public static let passkeyLimitExceeded = Self(rawValue: "PASSKEY_LIMIT_EXCEEDED")
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
    /// The word `TENANT_NOT_FOUND`.
    public static let tenantNotFound = Self(rawValue: "TENANT_NOT_FOUND")
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
