/// Error codes for missing input.
extension WireErrorCode {
    /// The Android package name is missing.
    public static let missingAndroidPackageName = Self(rawValue: "MISSING_ANDROID_PACKAGE_NAME")
    /// App verification is required, and the request has no proof.
    public static let missingAppCredential = Self(rawValue: "MISSING_APP_CREDENTIAL")
    /// The authenticator's response is missing.
    public static let missingAuthenticatorResponse = Self(
        rawValue: "MISSING_AUTHENTICATOR_RESPONSE"
    )
    /// The client identifier is missing.
    public static let missingClientIdentifier = Self(rawValue: "MISSING_CLIENT_IDENTIFIER")
    /// The client type is missing.
    public static let missingClientType = Self(rawValue: "MISSING_CLIENT_TYPE")
    /// The one-time code is missing.
    public static let missingCode = Self(rawValue: "MISSING_CODE")
    /// The configuration is missing.
    public static let missingConfig = Self(rawValue: "MISSING_CONFIG")
    /// The ID of the configuration is missing.
    public static let missingConfigID = Self(rawValue: "MISSING_CONFIG_ID")
    /// The continue URL is missing.
    public static let missingContinueURI = Self(rawValue: "MISSING_CONTINUE_URI")
    /// The credential is missing.
    public static let missingCredential = Self(rawValue: "MISSING_CREDENTIAL")
    /// The custom token is missing.
    public static let missingCustomToken = Self(rawValue: "MISSING_CUSTOM_TOKEN")
    /// The display name is missing.
    public static let missingDisplayName = Self(rawValue: "MISSING_DISPLAY_NAME")
    /// The e-mail address is missing.
    public static let missingEmail = Self(rawValue: "MISSING_EMAIL")
    /// The grant type is missing.
    public static let missingGrantType = Self(rawValue: "MISSING_GRANT_TYPE")
    /// The identifier is missing.
    public static let missingIdentifier = Self(rawValue: "MISSING_IDENTIFIER")
    /// The ID token is missing.
    public static let missingIDToken = Self(rawValue: "MISSING_ID_TOKEN")
    /// The APNs device token is missing.
    public static let missingIOSAppToken = Self(rawValue: "MISSING_IOS_APP_TOKEN")
    /// The iOS bundle ID is missing.
    public static let missingIOSBundleID = Self(rawValue: "MISSING_IOS_BUNDLE_ID")
    /// The issuer is missing.
    public static let missingIssuer = Self(rawValue: "MISSING_ISSUER")
    /// The account ID is missing.
    public static let missingLocalID = Self(rawValue: "MISSING_LOCAL_ID")
    /// The ID of the second factor is missing.
    public static let missingMFAEnrollmentID = Self(rawValue: "MISSING_MFA_ENROLLMENT_ID")
    /// The pending credential is missing.
    public static let missingMFAPendingCredential = Self(rawValue: "MISSING_MFA_PENDING_CREDENTIAL")
    /// The new e-mail address is missing.
    public static let missingNewEmail = Self(rawValue: "MISSING_NEW_EMAIL")
    /// The OAuth client ID is missing.
    public static let missingOAuthClientID = Self(rawValue: "MISSING_OAUTH_CLIENT_ID")
    /// The action code is missing.
    public static let missingOOBCode = Self(rawValue: "MISSING_OOB_CODE")
    /// The nonce is missing or invalid.
    public static let missingOrInvalidNonce = Self(rawValue: "MISSING_OR_INVALID_NONCE")
    /// The password is missing.
    public static let missingPassword = Self(rawValue: "MISSING_PASSWORD")
    /// The phone number is missing.
    public static let missingPhoneNumber = Self(rawValue: "MISSING_PHONE_NUMBER")
    /// The provider ID is missing.
    public static let missingProviderID = Self(rawValue: "MISSING_PROVIDER_ID")
    /// The user's ID at the provider is missing.
    public static let missingRawID = Self(rawValue: "MISSING_RAW_ID")
    /// The reCAPTCHA token is missing.
    public static let missingRecaptchaToken = Self(rawValue: "MISSING_RECAPTCHA_TOKEN")
    /// The reCAPTCHA version is missing.
    public static let missingRecaptchaVersion = Self(rawValue: "MISSING_RECAPTCHA_VERSION")
    /// The refresh token is missing.
    public static let missingRefreshToken = Self(rawValue: "MISSING_REFRESH_TOKEN")
    /// The request URI is missing.
    public static let missingRequestURI = Self(rawValue: "MISSING_REQUEST_URI")
    /// The request type is missing.
    public static let missingReqType = Self(rawValue: "MISSING_REQ_TYPE")
    /// The configuration of the SAML service provider is missing.
    public static let missingSAMLRelyingPartyConfig = Self(
        rawValue: "MISSING_SAML_RELYING_PARTY_CONFIG"
    )
    /// The handle of the verification session is missing.
    public static let missingSessionInfo = Self(rawValue: "MISSING_SESSION_INFO")
    /// The account is missing.
    public static let missingUserAccount = Self(rawValue: "MISSING_USER_ACCOUNT")
}
