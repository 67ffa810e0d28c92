public import IdentityToolkit

/// Answer of `recaptchaConfig`; empty where reCAPTCHA Enterprise is off.
public struct RecaptchaConfigResponse: WireObject {
    /// `projects/P/keys/K`.
    public var recaptchaKey: String?

    /// State by provider.
    public var recaptchaEnforcementState: [RecaptchaEnforcement]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Whether a provider's calls need a reCAPTCHA Enterprise token.
public struct RecaptchaEnforcement: WireObject {
    /// `PHONE_PROVIDER` or `EMAIL_PASSWORD_PROVIDER`.
    public var provider = ""

    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcementState = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
