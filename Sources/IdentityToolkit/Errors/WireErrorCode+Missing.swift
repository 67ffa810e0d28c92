/// The caller did not send what the call needs.
extension WireErrorCode {
    /// The word `MISSING_ANDROID_PACKAGE_NAME`.
    public static let missingAndroidPackageName = Self(rawValue: "MISSING_ANDROID_PACKAGE_NAME")
    /// The word `MISSING_APP_CREDENTIAL`.
    public static let missingAppCredential = Self(rawValue: "MISSING_APP_CREDENTIAL")
    /// The word `MISSING_AUTHENTICATOR_RESPONSE`.
    public static let missingAuthenticatorResponse = Self(
        rawValue: "MISSING_AUTHENTICATOR_RESPONSE"
    )
    /// The word `MISSING_CLIENT_IDENTIFIER`.
    public static let missingClientIdentifier = Self(rawValue: "MISSING_CLIENT_IDENTIFIER")
    /// The word `MISSING_CLIENT_TYPE`.
    public static let missingClientType = Self(rawValue: "MISSING_CLIENT_TYPE")
    /// The word `MISSING_CODE`.
    public static let missingCode = Self(rawValue: "MISSING_CODE")
    /// The word `MISSING_CONFIG`.
    public static let missingConfig = Self(rawValue: "MISSING_CONFIG")
    /// The word `MISSING_CONFIG_ID`.
    public static let missingConfigID = Self(rawValue: "MISSING_CONFIG_ID")
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
    /// The word `MISSING_IDENTIFIER`.
    public static let missingIdentifier = Self(rawValue: "MISSING_IDENTIFIER")
    /// The word `MISSING_ID_TOKEN`.
    public static let missingIDToken = Self(rawValue: "MISSING_ID_TOKEN")
    /// The word `MISSING_IOS_APP_TOKEN`.
    public static let missingIOSAppToken = Self(rawValue: "MISSING_IOS_APP_TOKEN")
    /// The word `MISSING_IOS_BUNDLE_ID`.
    public static let missingIOSBundleID = Self(rawValue: "MISSING_IOS_BUNDLE_ID")
    /// The word `MISSING_ISSUER`.
    public static let missingIssuer = Self(rawValue: "MISSING_ISSUER")
    /// The word `MISSING_LOCAL_ID`.
    public static let missingLocalID = Self(rawValue: "MISSING_LOCAL_ID")
    /// The word `MISSING_MFA_ENROLLMENT_ID`.
    public static let missingMFAEnrollmentID = Self(rawValue: "MISSING_MFA_ENROLLMENT_ID")
    /// The word `MISSING_MFA_PENDING_CREDENTIAL`.
    public static let missingMFAPendingCredential = Self(rawValue: "MISSING_MFA_PENDING_CREDENTIAL")
    /// The word `MISSING_NEW_EMAIL`.
    public static let missingNewEmail = Self(rawValue: "MISSING_NEW_EMAIL")
    /// The word `MISSING_OAUTH_CLIENT_ID`.
    public static let missingOAuthClientID = Self(rawValue: "MISSING_OAUTH_CLIENT_ID")
    /// The word `MISSING_OOB_CODE`.
    public static let missingOOBCode = Self(rawValue: "MISSING_OOB_CODE")
    /// The word `MISSING_OR_INVALID_NONCE`.
    public static let missingOrInvalidNonce = Self(rawValue: "MISSING_OR_INVALID_NONCE")
    /// The word `MISSING_PASSWORD`.
    public static let missingPassword = Self(rawValue: "MISSING_PASSWORD")
    /// The word `MISSING_PHONE_NUMBER`.
    public static let missingPhoneNumber = Self(rawValue: "MISSING_PHONE_NUMBER")
    /// The word `MISSING_PROVIDER_ID`.
    public static let missingProviderID = Self(rawValue: "MISSING_PROVIDER_ID")
    /// The word `MISSING_RAW_ID`.
    public static let missingRawID = Self(rawValue: "MISSING_RAW_ID")
    /// The word `MISSING_RECAPTCHA_TOKEN`.
    public static let missingRecaptchaToken = Self(rawValue: "MISSING_RECAPTCHA_TOKEN")
    /// The word `MISSING_RECAPTCHA_VERSION`.
    public static let missingRecaptchaVersion = Self(rawValue: "MISSING_RECAPTCHA_VERSION")
    /// The word `MISSING_REFRESH_TOKEN`.
    public static let missingRefreshToken = Self(rawValue: "MISSING_REFRESH_TOKEN")
    /// The word `MISSING_REQUEST_URI`.
    public static let missingRequestURI = Self(rawValue: "MISSING_REQUEST_URI")
    /// The word `MISSING_REQ_TYPE`.
    public static let missingReqType = Self(rawValue: "MISSING_REQ_TYPE")
    /// The word `MISSING_SAML_RELYING_PARTY_CONFIG`.
    public static let missingSAMLRelyingPartyConfig = Self(
        rawValue: "MISSING_SAML_RELYING_PARTY_CONFIG"
    )
    /// The word `MISSING_SESSION_INFO`.
    public static let missingSessionInfo = Self(rawValue: "MISSING_SESSION_INFO")
    /// The word `MISSING_USER_ACCOUNT`.
    public static let missingUserAccount = Self(rawValue: "MISSING_USER_ACCOUNT")
}
