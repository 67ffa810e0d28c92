/// Error codes for invalid input.
extension WireErrorCode {
    /// The number of adjacent intervals is out of range.
    public static let invalidAdjacentIntervalRange = Self(
        rawValue: "INVALID_ADJACENT_INTERVAL_RANGE"
    )
    /// The API key is invalid.
    public static let invalidAPIKey = Self(rawValue: "INVALID_API_KEY")
    /// The app verification failed.
    public static let invalidAppCredential = Self(rawValue: "INVALID_APP_CREDENTIAL")
    /// The app ID is invalid.
    public static let invalidAppID = Self(rawValue: "INVALID_APP_ID")
    /// An argument is invalid.
    public static let invalidArgument = Self(rawValue: "INVALID_ARGUMENT")
    /// The passkey's response is malformed or cannot be verified.
    public static let invalidAuthenticatorResponse = Self(
        rawValue: "INVALID_AUTHENTICATOR_RESPONSE"
    )
    /// The configuration of a hook is invalid.
    public static let invalidBlockingFunction = Self(rawValue: "INVALID_BLOCKING_FUNCTION")
    /// The certificate hash is invalid.
    public static let invalidCertHash = Self(rawValue: "INVALID_CERT_HASH")
    /// The custom claims are not a JSON object.
    public static let invalidClaims = Self(rawValue: "INVALID_CLAIMS")
    /// The one-time code is wrong; the session remains valid.
    public static let invalidCode = Self(rawValue: "INVALID_CODE")
    /// The configuration is invalid.
    public static let invalidConfig = Self(rawValue: "INVALID_CONFIG")
    /// The ID of the configuration is invalid.
    public static let invalidConfigID = Self(rawValue: "INVALID_CONFIG_ID")
    /// The continue URL is invalid.
    public static let invalidContinueURI = Self(rawValue: "INVALID_CONTINUE_URI")
    /// The credential ID of the passkey is missing or malformed.
    public static let invalidCredentialID = Self(rawValue: "INVALID_CREDENTIAL_ID")
    /// The credential or the provider ID is invalid.
    public static let invalidCredentialOrProviderID = Self(
        rawValue: "INVALID_CREDENTIAL_OR_PROVIDER_ID"
    )
    /// The custom token is invalid.
    public static let invalidCustomToken = Self(rawValue: "INVALID_CUSTOM_TOKEN")
    /// The display name is invalid.
    public static let invalidDisplayName = Self(rawValue: "INVALID_DISPLAY_NAME")
    /// The duration is out of range.
    public static let invalidDuration = Self(rawValue: "INVALID_DURATION")
    /// The dynamic link domain is invalid.
    public static let invalidDynamicLinkDomain = Self(rawValue: "INVALID_DYNAMIC_LINK_DOMAIN")
    /// The e-mail address is invalid.
    public static let invalidEmail = Self(rawValue: "INVALID_EMAIL")
    /// The grant type is invalid.
    public static let invalidGrantType = Self(rawValue: "INVALID_GRANT_TYPE")
    /// The link domain does not belong to the project.
    public static let invalidHostingLinkDomain = Self(rawValue: "INVALID_HOSTING_LINK_DOMAIN")
    /// The identifier is invalid.
    public static let invalidIdentifier = Self(rawValue: "INVALID_IDENTIFIER")
    /// The identity provider's response or credential is invalid.
    public static let invalidIDPResponse = Self(rawValue: "INVALID_IDP_RESPONSE")
    /// The ID token is invalid.
    public static let invalidIDToken = Self(rawValue: "INVALID_ID_TOKEN")
    /// The e-mail address or the password is wrong.
    public static let invalidLoginCredentials = Self(rawValue: "INVALID_LOGIN_CREDENTIALS")
    /// The text of the message is invalid.
    public static let invalidMessagePayload = Self(rawValue: "INVALID_MESSAGE_PAYLOAD")
    /// The ID of the second factor is invalid.
    public static let invalidMFAEnrollmentID = Self(rawValue: "INVALID_MFA_ENROLLMENT_ID")
    /// The pending credential is invalid or has expired.
    public static let invalidMFAPendingCredential = Self(rawValue: "INVALID_MFA_PENDING_CREDENTIAL")
    /// The phone number of the second factor is invalid.
    public static let invalidMFAPhoneNumber = Self(rawValue: "INVALID_MFA_PHONE_NUMBER")
    /// The name is invalid.
    public static let invalidName = Self(rawValue: "INVALID_NAME")
    /// The new e-mail address is invalid.
    public static let invalidNewEmail = Self(rawValue: "INVALID_NEW_EMAIL")
    /// The OAuth client ID is invalid.
    public static let invalidOAuthClientID = Self(rawValue: "INVALID_OAUTH_CLIENT_ID")
    /// The action code is invalid.
    public static let invalidOOBCode = Self(rawValue: "INVALID_OOB_CODE")
    /// The page token is invalid.
    public static let invalidPageSelection = Self(rawValue: "INVALID_PAGE_SELECTION")
    /// The password is wrong.
    public static let invalidPassword = Self(rawValue: "INVALID_PASSWORD")
    /// The pending token is invalid.
    public static let invalidPendingToken = Self(rawValue: "INVALID_PENDING_TOKEN")
    /// The phone number is invalid.
    public static let invalidPhoneNumber = Self(rawValue: "INVALID_PHONE_NUMBER")
    /// The project ID is invalid.
    public static let invalidProjectID = Self(rawValue: "INVALID_PROJECT_ID")
    /// The provider ID is invalid.
    public static let invalidProviderID = Self(rawValue: "INVALID_PROVIDER_ID")
    /// The action of the reCAPTCHA token is wrong.
    public static let invalidRecaptchaAction = Self(rawValue: "INVALID_RECAPTCHA_ACTION")
    /// The enforcement mode is invalid.
    public static let invalidRecaptchaEnforcementState = Self(
        rawValue: "INVALID_RECAPTCHA_ENFORCEMENT_STATE"
    )
    /// The reCAPTCHA token is invalid.
    public static let invalidRecaptchaToken = Self(rawValue: "INVALID_RECAPTCHA_TOKEN")
    /// The reCAPTCHA version is invalid.
    public static let invalidRecaptchaVersion = Self(rawValue: "INVALID_RECAPTCHA_VERSION")
    /// The recipient's e-mail address is invalid.
    public static let invalidRecipientEmail = Self(rawValue: "INVALID_RECIPIENT_EMAIL")
    /// The refresh token is malformed.
    ///
    /// Never returned for a revoked token, which the stock iOS SDK would retry forever.
    public static let invalidRefreshToken = Self(rawValue: "INVALID_REFRESH_TOKEN")
    /// The request URI is invalid.
    public static let invalidRequestURI = Self(rawValue: "INVALID_REQUEST_URI")
    /// The request type is invalid.
    public static let invalidReqType = Self(rawValue: "INVALID_REQ_TYPE")
    /// The sender is invalid.
    public static let invalidSender = Self(rawValue: "INVALID_SENDER")
    /// The service account is invalid.
    public static let invalidServiceAccount = Self(rawValue: "INVALID_SERVICE_ACCOUNT")
    /// The verification session does not exist.
    public static let invalidSessionInfo = Self(rawValue: "INVALID_SESSION_INFO")
    /// The temporary proof is invalid or has expired.
    public static let invalidTemporaryProof = Self(rawValue: "INVALID_TEMPORARY_PROOF")
    /// The tenant ID is invalid.
    public static let invalidTenantID = Self(rawValue: "INVALID_TENANT_ID")
    /// The tenant type is invalid.
    public static let invalidTenantType = Self(rawValue: "INVALID_TENANT_TYPE")
    /// A test number or its code is invalid.
    public static let invalidTestingPhoneNumber = Self(rawValue: "INVALID_TESTING_PHONE_NUMBER")
}
