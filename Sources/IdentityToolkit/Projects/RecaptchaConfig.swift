/// Answer of `recaptchaConfig`; empty where reCAPTCHA Enterprise is off.
public struct RecaptchaConfigResponse: Codable, Hashable, Sendable {
    /// `projects/P/keys/K`.
    public var recaptchaKey: String?

    /// State by provider.
    public var enforcement: [RecaptchaEnforcement]?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        recaptchaKey: String? = nil,
        enforcement: [RecaptchaEnforcement]? = nil
    ) {
        self.recaptchaKey = recaptchaKey
        self.enforcement = enforcement
    }

    private enum CodingKeys: String, CodingKey {
        case recaptchaKey
        case enforcement = "recaptchaEnforcementState"
    }
}

/// Whether a provider's calls need a reCAPTCHA Enterprise token.
public struct RecaptchaEnforcement: Codable, Hashable, Sendable {
    /// `PHONE_PROVIDER` or `EMAIL_PASSWORD_PROVIDER`.
    public var provider: String

    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcementState: String

    /// Creates an entry.
    public init(
        provider: String,
        enforcementState: String
    ) {
        self.provider = provider
        self.enforcementState = enforcementState
    }
}
