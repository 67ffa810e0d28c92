public import IdentityToolkit

/// The response of `recaptchaConfig`; empty if reCAPTCHA Enterprise is not enabled.
public struct RecaptchaConfigResponse: WireObject {
    /// The resource name of the site key, `projects/P/keys/K`.
    public var recaptchaKey: String?

    /// The enforcement by provider.
    public var recaptchaEnforcementState: [RecaptchaEnforcement]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The enforcement of reCAPTCHA Enterprise for one provider.
public struct RecaptchaEnforcement: WireObject {
    /// The provider: `PHONE_PROVIDER` or `EMAIL_PASSWORD_PROVIDER`.
    public var provider = ""

    /// The enforcement mode: `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcementState = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
