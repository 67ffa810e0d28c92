/// Body of `accounts:signUp`; without e-mail, password and ID token it creates an anonymous
/// account.
public struct SignUpRequest: WireRequest {
    /// E-mail address of a password account.
    public var email: String?

    /// Password of a password account.
    public var password: String?

    /// Name to show.
    public var displayName: String?

    /// Address of a picture.
    public var photoUrl: String?

    /// The account to add e-mail and password to.
    public var idToken: String?

    /// Wanted account ID; administrators only.
    public var localId: String?

    /// Number of the new account; administrators only.
    public var phoneNumber: String?

    /// Whether the address counts as proved; administrators only.
    public var emailVerified: Bool?

    /// Whether the new account starts disabled; administrators only.
    public var disabled: Bool?

    /// Second factors of the new account, whose IDs the server makes; administrators only.
    public var mfaInfo: [SecondFactorEnrollment]?

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

/// Answer of `accounts:signUp`.
public struct SignUpResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#SignupNewUserResponse"

    /// The new account.
    public var localId = ""

    /// E-mail address, empty if there is none.
    public var email: String?

    /// Name to show.
    public var displayName: String?

    /// ID token; absent for administrators.
    public var idToken: String?

    /// Refresh token; absent for administrators.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
