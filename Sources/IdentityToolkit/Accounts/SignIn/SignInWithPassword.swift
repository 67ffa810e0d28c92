/// The request of `accounts:signInWithPassword`.
public struct SignInWithPasswordRequest: WireRequest {
    /// The e-mail address.
    public var email: String?

    /// The password.
    public var password: String?

    /// The challenge of reCAPTCHA version 1 that `captchaResponse` answers.
    public var captchaChallenge: String?

    /// The reCAPTCHA Enterprise token; `NO_RECAPTCHA` means that there is none.
    public var captchaResponse: String?

    /// The platform of the app.
    public var clientType: ClientType?

    /// The version of reCAPTCHA: `RECAPTCHA_ENTERPRISE` if `captchaResponse` is set.
    public var recaptchaVersion: String?

    /// The ID token of a federated sign-in that is to be linked; sent by old SDKs.
    public var pendingIdToken: String?

    /// The ID token of an account to link to; sent by old SDKs.
    public var idToken: String?

    /// Ignored; the ID of the app installation.
    public var instanceId: String?

    /// Ignored; sent by all SDKs.
    public var returnSecureToken: Bool?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:signInWithPassword`.
///
/// It has tokens or, if a second factor is required, `mfaPendingCredential` and `mfaInfo`.
public struct SignInWithPasswordResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#VerifyPasswordResponse"

    /// Always `true`.
    public var registered: Bool?

    /// The account ID.
    public var localId = ""

    /// The e-mail address.
    public var email: String?

    /// The display name; empty if there is none.
    public var displayName: String?

    /// The URL of the profile picture.
    public var profilePicture: String?

    /// The ID token; absent if a second factor is required.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    ///
    /// It is a string, because the stock iOS SDK accepts nothing else.
    public var expiresIn: String?

    /// The credential for `accounts/mfaSignIn:start`; SDKs do not sign in if it is present.
    public var mfaPendingCredential: String?

    /// The enrolled second factors that the user can choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Whether a recovery code can take the place of a second factor; a Dialtone extension.
    public var hasRecoveryCodes: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
