public import IdentityToolkit

/// The response of `recaptchaParams`.
public struct RecaptchaParamsResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#GetRecaptchaParamResponse"

    /// The site key of the web challenge.
    public var recaptchaSiteKey: String?

    /// A legacy field of reCAPTCHA version 1.
    public var recaptchaStoken: String?

    /// The number of the project that owns the site key.
    public var producerProjectNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
