public import IdentityToolkit

/// The request of `dialtone/v1/challenge:verify`, a Dialtone extension.
public struct VerifyChallengeRequest: WireRequest {
    /// The solution in the format of ALTCHA's widgets and libraries.
    public var payload: String?

    /// The response of a CAPTCHA vendor's widget, if the project uses a vendor.
    public var captchaResponse: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/challenge:verify`.
public struct VerifyChallengeResponse: WireObject {
    /// The token for the field `recaptchaToken` of `accounts:sendVerificationCode`, which accepts
    /// it once.
    public var recaptchaToken = ""

    /// The lifetime of the token, in seconds.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
