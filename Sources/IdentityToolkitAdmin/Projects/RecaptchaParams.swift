public import IdentityToolkit

/// Answer of `recaptchaParams`.
public struct RecaptchaParamsResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#GetRecaptchaParamResponse"

    /// Site key of the web challenge.
    public var recaptchaSiteKey: String?

    /// Legacy field of the first reCAPTCHA.
    public var recaptchaStoken: String?

    /// Project that owns the site key.
    public var producerProjectNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
