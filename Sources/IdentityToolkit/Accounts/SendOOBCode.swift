/// The request of `accounts:sendOobCode`, which sends an action code by e-mail or returns it to an
/// administrator.
public struct SendOOBCodeRequest: WireRequest {
    /// The operation of the action code.
    public var requestType: OOBRequestType?

    /// The e-mail address of the account.
    public var email: String?

    /// The new e-mail address of the account.
    public var newEmail: String?

    /// The ID token of the account.
    public var idToken: String?

    /// The URL to open after the operation.
    public var continueUrl: String?

    /// Whether an app opens the link.
    public var canHandleCodeInApp: Bool?

    /// The bundle ID of the iOS app that can open the link.
    public var iOSBundleId: String?

    /// The App Store ID of the iOS app.
    public var iOSAppStoreId: String?

    /// The package name of the Android app that can open the link.
    public var androidPackageName: String?

    /// Whether to offer installation of the Android app.
    public var androidInstallApp: Bool?

    /// The minimum version of the Android app that can open the link.
    public var androidMinimumVersion: String?

    /// The domain of Firebase Dynamic Links, which no longer exist.
    public var dynamicLinkDomain: String?

    /// The domain of the link, one of the project's.
    public var linkDomain: String?

    /// The reCAPTCHA Enterprise token; `NO_RECAPTCHA` means that there is none.
    public var captchaResp: String?

    /// The challenge of reCAPTCHA version 1.
    public var challenge: String?

    /// The platform of the app.
    public var clientType: ClientType?

    /// The version of reCAPTCHA: `RECAPTCHA_ENTERPRISE` if `captchaResp` is set.
    public var recaptchaVersion: String?

    /// The receipt of the silent push, from `accounts:verifyIosClient`.
    public var iosReceipt: String?

    /// The secret that the silent push delivered for `iosReceipt`.
    public var iosSecret: String?

    /// The token of a solved challenge.
    public var recaptchaToken: String?

    /// The Play Integrity token.
    public var playIntegrityToken: String?

    /// The App Attest assertion.
    public var appAttest: AppAttestAssertion?

    /// The IP address of the user; administrators only.
    public var userIp: String?

    /// Whether to return the link instead of sending it; administrators only.
    public var returnOobLink: Bool?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:sendOobCode`.
public struct SendOOBCodeResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#GetOobConfirmationCodeResponse"

    /// The e-mail address that the code is for.
    public var email: String?

    /// The action code; administrators only.
    public var oobCode: String?

    /// The link with the action code; administrators only.
    public var oobLink: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
