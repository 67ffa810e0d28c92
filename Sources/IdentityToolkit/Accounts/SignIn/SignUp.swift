/// The request of `accounts:signUp`.
///
/// Without e-mail address, password and ID token, it creates an anonymous account.
public struct SignUpRequest: WireRequest {
    /// The e-mail address of the account.
    public var email: String?

    /// The password of the account.
    public var password: String?

    /// The display name.
    public var displayName: String?

    /// The URL of the profile picture.
    public var photoUrl: String?

    /// The ID token of the account that gets the e-mail address and password.
    public var idToken: String?

    /// The ID of the new account; administrators only.
    public var localId: String?

    /// The phone number of the new account; administrators only.
    public var phoneNumber: String?

    /// Whether the e-mail address is verified; administrators only.
    public var emailVerified: Bool?

    /// Whether the new account is disabled; administrators only.
    public var disabled: Bool?

    /// The second factors of the new account, without IDs; administrators only.
    public var mfaInfo: [SecondFactorEnrollment]?

    /// The challenge of reCAPTCHA version 1 that `captchaResponse` answers.
    public var captchaChallenge: String?

    /// The reCAPTCHA Enterprise token; `NO_RECAPTCHA` means that there is none.
    public var captchaResponse: String?

    /// The platform of the app.
    public var clientType: ClientType?

    /// The version of reCAPTCHA: `RECAPTCHA_ENTERPRISE` if `captchaResponse` is set.
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

/// The response of `accounts:signUp`.
public struct SignUpResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#SignupNewUserResponse"

    /// The ID of the new account.
    public var localId = ""

    /// The e-mail address; empty if there is none.
    public var email: String?

    /// The display name.
    public var displayName: String?

    /// The ID token; absent for administrators.
    public var idToken: String?

    /// The refresh token; absent for administrators.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
