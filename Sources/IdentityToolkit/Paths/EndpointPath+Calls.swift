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
    /// Sends a silent push by which an app on Apple's platforms proves itself.
    public static let verifyIOSClient = Self(
        "v1/accounts:verifyIosClient",
        legacyName: "verifyClient"
    )
    /// Creates an account.
    public static let signUp = Self("v1/accounts:signUp", legacyName: "signupNewUser")
    /// Shows accounts.
    public static let lookUp = Self("v1/accounts:lookup", legacyName: "getAccountInfo")
    /// Changes an account.
    public static let update = Self("v1/accounts:update", legacyName: "setAccountInfo")
    /// Deletes an account.
    public static let delete = Self("v1/accounts:delete", legacyName: "deleteAccount")
    /// Renews an ID token.
    public static let token = Self("v1/token", host: secureToken)
    /// Tells what an app may know of its project.
    public static let projectConfig = Self("v1/projects", legacyName: "getProjectConfig")
    /// Tells the web challenge's site key.
    public static let recaptchaParams = Self("v1/recaptchaParams", legacyName: "getRecaptchaParam")
    /// Tells whether reCAPTCHA Enterprise is on.
    public static let recaptchaConfig = Self("v2/recaptchaConfig")
    /// Tells how an e-mail address signs in.
    public static let createAuthURI = Self("v1/accounts:createAuthUri", legacyName: "createAuthUri")
    /// Sends an action code by e-mail.
    public static let sendOOBCode = Self(
        "v1/accounts:sendOobCode",
        legacyName: "getOobConfirmationCode"
    )
    /// Sets a new password.
    public static let resetPassword = Self("v1/accounts:resetPassword", legacyName: "resetPassword")
    /// Signs in with a token that the app's own server made.
    public static let signInWithCustomToken = Self(
        "v1/accounts:signInWithCustomToken",
        legacyName: "verifyCustomToken"
    )
    /// Signs in with a link from an e-mail.
    public static let signInWithEmailLink = Self(
        "v1/accounts:signInWithEmailLink",
        legacyName: "emailLinkSignin"
    )
    /// Signs in with Game Center.
    public static let signInWithGameCenter = Self(
        "v1/accounts:signInWithGameCenter",
        legacyName: "signInWithGameCenter"
    )
    /// Signs in with another identity provider.
    public static let signInWithIDP = Self(
        "v1/accounts:signInWithIdp",
        legacyName: "verifyAssertion"
    )
    /// Signs in with e-mail address and password.
    public static let signInWithPassword = Self(
        "v1/accounts:signInWithPassword",
        legacyName: "verifyPassword"
    )
    /// Starts the proof of a new second factor.
    public static let secondFactorEnrollmentStart = Self("v2/accounts/mfaEnrollment:start")
    /// Completes the proof of a new second factor.
    public static let secondFactorEnrollmentFinalize = Self("v2/accounts/mfaEnrollment:finalize")
    /// Removes a second factor.
    public static let secondFactorWithdraw = Self("v2/accounts/mfaEnrollment:withdraw")
    /// Sends the code of a second factor.
    public static let secondFactorSignInStart = Self("v2/accounts/mfaSignIn:start")
    /// Completes a sign-in with a second factor.
    public static let secondFactorSignInFinalize = Self("v2/accounts/mfaSignIn:finalize")
    /// Revokes a token of an identity provider.
    public static let revokeToken = Self("v2/accounts:revokeToken")
    /// Tells what passwords have to be like.
    public static let passwordPolicy = Self("v2/passwordPolicy")
    /// Tells which identity providers the server knows.
    public static let defaultSupportedIDPs = Self("v2/defaultSupportedIdps")
    /// Publishes the keys of session cookies as a JWK set.
    public static let sessionCookiePublicKeys = Self("v1/sessionCookiePublicKeys")
    /// Shows the devices that are signed in; Dialtone's own.
    public static let listSessions = Self("dialtone/v1/accounts:listSessions")
    /// Signs single devices out; Dialtone's own.
    public static let revokeSessions = Self("dialtone/v1/accounts:revokeSessions")
    /// Tells how the calling app may prove itself; Dialtone's own.
    public static let appVerification = Self("dialtone/v1/appVerification")
    /// Tells what a sign-in screen can offer; Dialtone's own.
    public static let signInOptions = Self("dialtone/v1/signInOptions")
    /// Lists accounts; administrators only, under its old name alone.
    public static let downloadAccount = Self(legacyOnly: "downloadAccount")
    /// Imports accounts; administrators only, under its old name alone.
    public static let uploadAccount = Self(legacyOnly: "uploadAccount")
    /// Publishes the keys of session cookies as a map of certificates.
    public static let sessionCookieCertificates = Self(legacyOnly: "publicKeys")
}
