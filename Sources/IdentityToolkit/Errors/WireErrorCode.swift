/// The error code at the beginning of an error message.
///
/// The list is open-ended, because a newer server can have more codes.
public struct WireErrorCode: RawRepresentable, Hashable, Sendable, Codable {
    /// The error code on the wire, such as `INVALID_CODE`.
    public let rawValue: String

    /// Creates a value from any string, without validation.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension WireErrorCode {
    /// Only administrators can perform the operation.
    public static let adminOnlyOperation = Self(rawValue: "ADMIN_ONLY_OPERATION")
    /// The app is not verified.
    public static let appNotVerified = Self(rawValue: "APP_NOT_VERIFIED")
    /// Billing is not enabled.
    public static let billingNotEnabled = Self(rawValue: "BILLING_NOT_ENABLED")
    /// A hook failed or refused the operation.
    public static let blockingFunctionErrorResponse = Self(
        rawValue: "BLOCKING_FUNCTION_ERROR_RESPONSE"
    )
    /// The CAPTCHA or challenge was not solved.
    public static let captchaCheckFailed = Self(rawValue: "CAPTCHA_CHECK_FAILED")
    /// The custom claims are too large.
    public static let claimsTooLarge = Self(rawValue: "CLAIMS_TOO_LARGE")
    /// The configuration already exists.
    public static let configurationExists = Self(rawValue: "CONFIGURATION_EXISTS")
    /// The configuration does not exist.
    public static let configurationNotFound = Self(rawValue: "CONFIGURATION_NOT_FOUND")
    /// The browser does not support CORS.
    public static let corsUnsupported = Self(rawValue: "CORS_UNSUPPORTED")
    /// The passkey already belongs to this account or to another one.
    public static let credentialAlreadyInUse = Self(rawValue: "CREDENTIAL_ALREADY_IN_USE")
    /// The credential belongs to another project.
    public static let credentialMismatch = Self(rawValue: "CREDENTIAL_MISMATCH")
    /// The operation requires a recent sign-in.
    public static let credentialTooOldLoginAgain = Self(rawValue: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
    /// An account with the e-mail address already exists.
    public static let duplicateEmail = Self(rawValue: "DUPLICATE_EMAIL")
    /// An account with the ID already exists.
    public static let duplicateLocalID = Self(rawValue: "DUPLICATE_LOCAL_ID")
    /// A second factor with the ID already exists.
    public static let duplicateMFAEnrollmentID = Self(rawValue: "DUPLICATE_MFA_ENROLLMENT_ID")
    /// An account with the user ID of the provider already exists.
    public static let duplicateRawID = Self(rawValue: "DUPLICATE_RAW_ID")
    /// Dynamic links are not available.
    public static let dynamicLinkNotActivated = Self(rawValue: "DYNAMIC_LINK_NOT_ACTIVATED")
    /// The new e-mail address must be verified before the change.
    public static let emailChangeNeedsVerification = Self(
        rawValue: "EMAIL_CHANGE_NEEDS_VERIFICATION"
    )
    /// The e-mail address belongs to another account.
    public static let emailExists = Self(rawValue: "EMAIL_EXISTS")
    /// No account has the e-mail address.
    public static let emailNotFound = Self(rawValue: "EMAIL_NOT_FOUND")
    /// The action code has expired.
    public static let expiredOOBCode = Self(rawValue: "EXPIRED_OOB_CODE")
    /// The federated identity is linked to another account.
    public static let federatedUserIDAlreadyLinked = Self(
        rawValue: "FEDERATED_USER_ID_ALREADY_LINKED"
    )
    /// A custom claim has a reserved name.
    public static let forbiddenClaim = Self(rawValue: "FORBIDDEN_CLAIM")
    /// The caller does not have the required permission.
    public static let insufficientPermission = Self(rawValue: "INSUFFICIENT_PERMISSION")
    /// The server had an internal error.
    public static let internalError = Self(rawValue: "INTERNAL")
    /// The request has too many account IDs.
    public static let localIDListExceedsLimit = Self(rawValue: "LOCAL_ID_LIST_EXCEEDS_LIMIT")
    /// The enrollment is already complete.
    public static let mfaEnrollmentAlreadyComplete = Self(
        rawValue: "MFA_ENROLLMENT_ALREADY_COMPLETE"
    )
    /// The second factor does not exist.
    public static let mfaEnrollmentNotFound = Self(rawValue: "MFA_ENROLLMENT_NOT_FOUND")
    /// The account is not disabled.
    public static let notDisabled = Self(rawValue: "NOT_DISABLED")
    /// The resource does not exist.
    public static let notFound = Self(rawValue: "NOT_FOUND")
    /// The operation is not implemented.
    public static let notImplemented = Self(rawValue: "NOT_IMPLEMENTED")
    /// The operation is disabled for the project.
    public static let operationNotAllowed = Self(rawValue: "OPERATION_NOT_ALLOWED")
    /// No account has the passkey.
    public static let passkeyCredentialNotFound = Self(rawValue: "PASSKEY_CREDENTIAL_NOT_FOUND")
    /// The account does not have the passkey.
    public static let passkeyEnrollmentNotFound = Self(rawValue: "PASSKEY_ENROLLMENT_NOT_FOUND")
    /// The account has the maximum number of passkeys; a Dialtone extension.
    public static let passkeyLimitExceeded = Self(rawValue: "PASSKEY_LIMIT_EXCEEDED")
    /// The password violates the password policy.
    public static let passwordDoesNotMeetRequirements = Self(
        rawValue: "PASSWORD_DOES_NOT_MEET_REQUIREMENTS"
    )
    /// Sign-in with a password is disabled.
    public static let passwordLoginDisabled = Self(rawValue: "PASSWORD_LOGIN_DISABLED")
    /// What the change is based on has changed; a Dialtone extension.
    public static let aborted = Self(rawValue: "ABORTED")
    /// The operation is not permitted.
    public static let permissionDenied = Self(rawValue: "PERMISSION_DENIED")
    /// The phone number belongs to another account.
    public static let phoneNumberExists = Self(rawValue: "PHONE_NUMBER_EXISTS")
    /// The project or tenant is disabled.
    public static let projectDisabled = Self(rawValue: "PROJECT_DISABLED")
    /// The project does not exist.
    public static let projectNotFound = Self(rawValue: "PROJECT_NOT_FOUND")
    /// The token belongs to another project.
    public static let projectNumberMismatch = Self(rawValue: "PROJECT_NUMBER_MISMATCH")
    /// The message quota of the project is exceeded.
    public static let quotaExceeded = Self(rawValue: "QUOTA_EXCEEDED")
    /// reCAPTCHA Enterprise is not enabled.
    public static let recaptchaNotEnabled = Self(rawValue: "RECAPTCHA_NOT_ENABLED")
    /// The credential was rejected.
    public static let rejectedCredential = Self(rawValue: "REJECTED_CREDENTIAL")
    /// The request is too large.
    public static let requestTooLarge = Self(rawValue: "REQUEST_TOO_LARGE")
    /// The limit of password resets is exceeded.
    public static let resetPasswordExceedLimit = Self(rawValue: "RESET_PASSWORD_EXCEED_LIMIT")
    /// The second factor is already enrolled.
    public static let secondFactorExists = Self(rawValue: "SECOND_FACTOR_EXISTS")
    /// The account has the maximum number of second factors.
    public static let secondFactorLimitExceeded = Self(rawValue: "SECOND_FACTOR_LIMIT_EXCEEDED")
    /// The verification session has expired, was used, or was replaced by a newer one.
    public static let sessionExpired = Self(rawValue: "SESSION_EXPIRED")
    /// The credential belongs to another tenant.
    public static let tenantIDMismatch = Self(rawValue: "TENANT_ID_MISMATCH")
    /// The tenant does not exist.
    public static let tenantNotFound = Self(rawValue: "TENANT_NOT_FOUND")
    /// The token is no longer valid; SDKs sign the user out.
    public static let tokenExpired = Self(rawValue: "TOKEN_EXPIRED")
    /// The caller has made too many attempts and must wait.
    public static let tooManyAttemptsTryLater = Self(rawValue: "TOO_MANY_ATTEMPTS_TRY_LATER")
    /// The attempts of the enrollment are used up.
    public static let tooManyEnrollmentAttempts = Self(rawValue: "TOO_MANY_ENROLLMENT_ATTEMPTS")
    /// The time limit for the code of the authenticator app has passed.
    public static let totpChallengeTimeout = Self(rawValue: "TOTP_CHALLENGE_TIMEOUT")
    /// The request has no valid credentials.
    public static let unauthenticated = Self(rawValue: "UNAUTHENTICATED")
    /// The domain is not authorized for the project.
    public static let unauthorizedDomain = Self(rawValue: "UNAUTHORIZED_DOMAIN")
    /// The service is temporarily unavailable.
    public static let unavailable = Self(rawValue: "UNAVAILABLE")
    /// The request has an unexpected parameter.
    public static let unexpectedParameter = Self(rawValue: "UNEXPECTED_PARAMETER")
    /// The operation is not implemented.
    public static let unimplemented = Self(rawValue: "UNIMPLEMENTED")
    /// The first factor cannot be used with a second factor.
    public static let unsupportedFirstFactor = Self(rawValue: "UNSUPPORTED_FIRST_FACTOR")
    /// The kind of second factor is not supported.
    public static let unsupportedSecondFactor = Self(rawValue: "UNSUPPORTED_SECOND_FACTOR")
    /// Tenants do not support the operation.
    public static let unsupportedTenantOperation = Self(rawValue: "UNSUPPORTED_TENANT_OPERATION")
    /// The e-mail address must be verified first.
    public static let unverifiedEmail = Self(rawValue: "UNVERIFIED_EMAIL")
    /// The user canceled the operation.
    public static let userCancelled = Self(rawValue: "USER_CANCELLED")
    /// The account is disabled.
    public static let userDisabled = Self(rawValue: "USER_DISABLED")
    /// The account does not exist.
    public static let userNotFound = Self(rawValue: "USER_NOT_FOUND")
    /// The password is too weak.
    public static let weakPassword = Self(rawValue: "WEAK_PASSWORD")
}
