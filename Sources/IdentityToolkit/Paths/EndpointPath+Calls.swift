extension EndpointPath {
    /// Sends a one-time code.
    public static let sendVerificationCode = Self(
        "v1/accounts:sendVerificationCode",
        legacyName: "sendVerificationCode"
    )
    /// Signs in with a one-time code.
    public static let signInWithPhoneNumber = Self(
        "v1/accounts:signInWithPhoneNumber",
        legacyName: "verifyPhoneNumber"
    )
    /// Sends a silent push that verifies an app on an Apple platform.
    public static let verifyIOSClient = Self(
        "v1/accounts:verifyIosClient",
        legacyName: "verifyClient"
    )
    /// Creates an account.
    public static let signUp = Self("v1/accounts:signUp", legacyName: "signupNewUser")
    /// Looks up accounts.
    public static let lookUp = Self("v1/accounts:lookup", legacyName: "getAccountInfo")
    /// Changes an account.
    public static let update = Self("v1/accounts:update", legacyName: "setAccountInfo")
    /// Deletes an account.
    public static let delete = Self("v1/accounts:delete", legacyName: "deleteAccount")
    /// Exchanges a refresh token for a new ID token.
    public static let token = Self("v1/token", host: secureToken)
    /// Returns the public configuration of the project.
    public static let projectConfig = Self("v1/projects", legacyName: "getProjectConfig")
    /// Returns the site key of the web challenge.
    public static let recaptchaParams = Self("v1/recaptchaParams", legacyName: "getRecaptchaParam")
    /// Returns the configuration of reCAPTCHA Enterprise.
    public static let recaptchaConfig = Self("v2/recaptchaConfig")
    /// Returns the sign-in methods of an e-mail address, or the authorization URL of an identity
    /// provider.
    public static let createAuthURI = Self("v1/accounts:createAuthUri", legacyName: "createAuthUri")
    /// Sends an action code by e-mail.
    public static let sendOOBCode = Self(
        "v1/accounts:sendOobCode",
        legacyName: "getOobConfirmationCode"
    )
    /// Sets a new password.
    public static let resetPassword = Self("v1/accounts:resetPassword", legacyName: "resetPassword")
    /// Signs in with a custom token.
    public static let signInWithCustomToken = Self(
        "v1/accounts:signInWithCustomToken",
        legacyName: "verifyCustomToken"
    )
    /// Signs in with an e-mail link.
    public static let signInWithEmailLink = Self(
        "v1/accounts:signInWithEmailLink",
        legacyName: "emailLinkSignin"
    )
    /// Signs in with Game Center.
    public static let signInWithGameCenter = Self(
        "v1/accounts:signInWithGameCenter",
        legacyName: "signInWithGameCenter"
    )
    /// Signs in with an identity provider.
    public static let signInWithIDP = Self(
        "v1/accounts:signInWithIdp",
        legacyName: "verifyAssertion"
    )
    /// Signs in with an e-mail address and password.
    public static let signInWithPassword = Self(
        "v1/accounts:signInWithPassword",
        legacyName: "verifyPassword"
    )
    /// Starts the enrollment of a second factor.
    public static let secondFactorEnrollmentStart = Self("v2/accounts/mfaEnrollment:start")
    /// Completes the enrollment of a second factor.
    public static let secondFactorEnrollmentFinalize = Self("v2/accounts/mfaEnrollment:finalize")
    /// Removes a second factor.
    public static let secondFactorWithdraw = Self("v2/accounts/mfaEnrollment:withdraw")
    /// Sends the code of a second factor.
    public static let secondFactorSignInStart = Self("v2/accounts/mfaSignIn:start")
    /// Completes a sign-in with a second factor.
    public static let secondFactorSignInFinalize = Self("v2/accounts/mfaSignIn:finalize")
    /// Revokes a token of an identity provider.
    public static let revokeToken = Self("v2/accounts:revokeToken")
    /// Returns the password policy.
    public static let passwordPolicy = Self("v2/passwordPolicy")
    /// Lists the supported identity providers.
    public static let defaultSupportedIDPs = Self("v2/defaultSupportedIdps")
    /// Returns the public keys of session cookies as a JWK set.
    public static let sessionCookiePublicKeys = Self("v1/sessionCookiePublicKeys")
    /// Lists the signed-in devices of an account; a Dialtone extension.
    public static let listSessions = Self("dialtone/v1/accounts:listSessions")
    /// Signs an account out on specific devices; a Dialtone extension.
    public static let revokeSessions = Self("dialtone/v1/accounts:revokeSessions")
    /// Creates recovery codes for an account; a Dialtone extension.
    public static let createRecoveryCodes = Self("dialtone/v1/accounts:createRecoveryCodes")
    /// Returns the accepted kinds of app verification; a Dialtone extension.
    public static let appVerification = Self("dialtone/v1/appVerification")
    /// Returns what a sign-in screen can offer; a Dialtone extension.
    public static let signInOptions = Self("dialtone/v1/signInOptions")
    /// Lists accounts; administrators only, and only under its legacy name.
    public static let downloadAccount = Self(legacyOnly: "downloadAccount")
    /// Imports accounts; administrators only, and only under its legacy name.
    public static let uploadAccount = Self(legacyOnly: "uploadAccount")
    /// Returns the public keys of session cookies as a map of certificates.
    public static let sessionCookieCertificates = Self(legacyOnly: "publicKeys")
}
