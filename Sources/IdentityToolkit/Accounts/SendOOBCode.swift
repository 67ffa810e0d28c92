/// Body of `accounts:sendOobCode`: sends an action code by e-mail, or makes one for an
/// administrator.
public struct SendOOBCodeRequest: WireRequest {
    /// What the code is for.
    public var requestType: OOBRequestType?

    /// Address of the account.
    public var email: String?

    /// Address that the account is to have.
    public var newEmail: String?

    /// The caller's own account.
    public var idToken: String?

    /// Where the person goes on afterwards.
    public var continueUrl: String?

    /// Whether an app opens the link itself.
    public var canHandleCodeInApp: Bool?

    /// The iOS app that may open the link.
    public var iOSBundleId: String?

    /// Where to get it.
    public var iOSAppStoreId: String?

    /// The Android app that may open the link.
    public var androidPackageName: String?

    /// Whether to offer installing it.
    public var androidInstallApp: Bool?

    /// Its oldest version that understands the link.
    public var androidMinimumVersion: String?

    /// Domain of a link service that no longer exists.
    public var dynamicLinkDomain: String?

    /// Domain of the link, one of the project's.
    public var linkDomain: String?

    /// Token of reCAPTCHA Enterprise.
    ///
    /// The literal `NO_RECAPTCHA` means absent.
    public var captchaResp: String?

    /// Challenge of the first reCAPTCHA.
    public var challenge: String?

    /// Kind of app that asks.
    public var clientType: ClientType?

    /// `RECAPTCHA_ENTERPRISE` where `captchaResp` is set.
    public var recaptchaVersion: String?

    /// Receipt of a silent push, as in `accounts:sendVerificationCode`.
    public var iosReceipt: String?

    /// The secret that came for it.
    public var iosSecret: String?

    /// Token of a solved challenge.
    public var recaptchaToken: String?

    /// Token of Play Integrity.
    public var playIntegrityToken: String?

    /// Signature by a key of App Attest.
    public var appAttest: AppAttestAssertion?

    /// Address of the person, as an administrator knows it.
    public var userIp: String?

    /// Whether to return the link instead of sending it; administrators only.
    public var returnOobLink: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:sendOobCode`.
public struct SendOOBCodeResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#GetOobConfirmationCodeResponse"

    /// The address that the code is for.
    public var email: String?

    /// The code; administrators only.
    public var oobCode: String?

    /// The link with the code; administrators only.
    public var oobLink: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
