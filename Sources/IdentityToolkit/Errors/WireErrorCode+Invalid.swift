/// Something the caller sent is not right.
extension WireErrorCode {
    /// The word `INVALID_ADJACENT_INTERVAL_RANGE`.
    public static let invalidAdjacentIntervalRange = Self(
        rawValue: "INVALID_ADJACENT_INTERVAL_RANGE"
    )
    /// The word `INVALID_API_KEY`.
    public static let invalidAPIKey = Self(rawValue: "INVALID_API_KEY")
    /// The word `INVALID_APP_CREDENTIAL`.
    public static let invalidAppCredential = Self(rawValue: "INVALID_APP_CREDENTIAL")
    /// The word `INVALID_APP_ID`.
    public static let invalidAppID = Self(rawValue: "INVALID_APP_ID")
    /// The word `INVALID_ARGUMENT`.
    public static let invalidArgument = Self(rawValue: "INVALID_ARGUMENT")
    /// Passkey whose response is malformed or does not verify.
    public static let invalidAuthenticatorResponse = Self(
        rawValue: "INVALID_AUTHENTICATOR_RESPONSE"
    )
    /// The word `INVALID_BLOCKING_FUNCTION`.
    public static let invalidBlockingFunction = Self(rawValue: "INVALID_BLOCKING_FUNCTION")
    /// The word `INVALID_CERT_HASH`.
    public static let invalidCertHash = Self(rawValue: "INVALID_CERT_HASH")
    /// The word `INVALID_CLAIMS`.
    public static let invalidClaims = Self(rawValue: "INVALID_CLAIMS")
    /// Wrong one-time code; the session survives.
    public static let invalidCode = Self(rawValue: "INVALID_CODE")
    /// The word `INVALID_CONFIG`.
    public static let invalidConfig = Self(rawValue: "INVALID_CONFIG")
    /// The word `INVALID_CONFIG_ID`.
    public static let invalidConfigID = Self(rawValue: "INVALID_CONFIG_ID")
    /// The word `INVALID_CONTINUE_URI`.
    public static let invalidContinueURI = Self(rawValue: "INVALID_CONTINUE_URI")
    /// Passkey without a credential ID, or with one that no authenticator makes.
    public static let invalidCredentialID = Self(rawValue: "INVALID_CREDENTIAL_ID")
    /// The word `INVALID_CREDENTIAL_OR_PROVIDER_ID`.
    public static let invalidCredentialOrProviderID = Self(
        rawValue: "INVALID_CREDENTIAL_OR_PROVIDER_ID"
    )
    /// The word `INVALID_CUSTOM_TOKEN`.
    public static let invalidCustomToken = Self(rawValue: "INVALID_CUSTOM_TOKEN")
    /// The word `INVALID_DISPLAY_NAME`.
    public static let invalidDisplayName = Self(rawValue: "INVALID_DISPLAY_NAME")
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
    /// The word `INVALID_NAME`.
    public static let invalidName = Self(rawValue: "INVALID_NAME")
    /// The word `INVALID_NEW_EMAIL`.
    public static let invalidNewEmail = Self(rawValue: "INVALID_NEW_EMAIL")
    /// The word `INVALID_OAUTH_CLIENT_ID`.
    public static let invalidOauthClientID = Self(rawValue: "INVALID_OAUTH_CLIENT_ID")
    /// The word `INVALID_OOB_CODE`.
    public static let invalidOOBCode = Self(rawValue: "INVALID_OOB_CODE")
    /// The word `INVALID_PAGE_SELECTION`.
    public static let invalidPageSelection = Self(rawValue: "INVALID_PAGE_SELECTION")
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
    /// The word `INVALID_RECAPTCHA_ENFORCEMENT_STATE`.
    public static let invalidRecaptchaEnforcementState = Self(
        rawValue: "INVALID_RECAPTCHA_ENFORCEMENT_STATE"
    )
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
    /// The word `INVALID_REQUEST_URI`.
    public static let invalidRequestURI = Self(rawValue: "INVALID_REQUEST_URI")
    /// The word `INVALID_REQ_TYPE`.
    public static let invalidReqType = Self(rawValue: "INVALID_REQ_TYPE")
    /// The word `INVALID_SENDER`.
    public static let invalidSender = Self(rawValue: "INVALID_SENDER")
    /// The word `INVALID_SERVICE_ACCOUNT`.
    public static let invalidServiceAccount = Self(rawValue: "INVALID_SERVICE_ACCOUNT")
    /// Verification session that does not exist.
    public static let invalidSessionInfo = Self(rawValue: "INVALID_SESSION_INFO")
    /// The word `INVALID_TEMPORARY_PROOF`.
    public static let invalidTemporaryProof = Self(rawValue: "INVALID_TEMPORARY_PROOF")
    /// The word `INVALID_TENANT_ID`.
    public static let invalidTenantID = Self(rawValue: "INVALID_TENANT_ID")
    /// The word `INVALID_TENANT_TYPE`.
    public static let invalidTenantType = Self(rawValue: "INVALID_TENANT_TYPE")
    /// The word `INVALID_TESTING_PHONE_NUMBER`.
    public static let invalidTestingPhoneNumber = Self(rawValue: "INVALID_TESTING_PHONE_NUMBER")
}
