/// Body of `accounts:signInWithPassword`.
public struct SignInWithPasswordRequest: WireRequest {
    /// E-mail address.
    public var email: String?

    /// Password.
    public var password: String?

    /// Challenge that `captchaResponse` answers, of the first reCAPTCHA.
    public var captchaChallenge: String?

    /// Token of reCAPTCHA Enterprise.
    ///
    /// The literal `NO_RECAPTCHA` means absent.
    public var captchaResponse: String?

    /// Kind of app that asks.
    public var clientType: ClientType?

    /// `RECAPTCHA_ENTERPRISE` where `captchaResponse` is set.
    public var recaptchaVersion: String?

    /// A federated sign-in that waits to be linked; sent by old SDKs.
    public var pendingIdToken: String?

    /// An account to link to; sent by old SDKs.
    public var idToken: String?

    /// Names the app's installation; without effect.
    public var instanceId: String?

    /// Sent by all SDKs and without effect: tokens are always modern ones.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:signInWithPassword`.
///
/// Either tokens, or, where a second factor has to complete the sign-in, `mfaPendingCredential` and
/// `mfaInfo`.
public struct SignInWithPasswordResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#VerifyPasswordResponse"

    /// Always `true`.
    public var registered: Bool?

    /// The account.
    public var localId = ""

    /// E-mail address.
    public var email: String?

    /// Name to show, empty if there is none.
    public var displayName: String?

    /// Address of a picture.
    public var profilePicture: String?

    /// ID token; absent where a second factor has to complete the sign-in.
    public var idToken: String?

    /// Token that renews `idToken`.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    ///
    /// A string: iOS reads nothing else.
    public var expiresIn: String?

    /// What a second factor completes; its mere presence stops a sign-in.
    public var mfaPendingCredential: String?

    /// The second factors to choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
