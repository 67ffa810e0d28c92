/// Answer of `recaptchaParams`.
public struct RecaptchaParamsResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// Site key of the web challenge.
    public var siteKey: String?

    /// Legacy field of the first reCAPTCHA.
    public var stoken: String?

    /// Project that owns the site key.
    public var producerProjectNumber: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#GetRecaptchaParamResponse",
        siteKey: String? = nil,
        stoken: String? = nil,
        producerProjectNumber: String? = nil
    ) {
        self.kind = kind
        self.siteKey = siteKey
        self.stoken = stoken
        self.producerProjectNumber = producerProjectNumber
    }

    private enum CodingKeys: String, CodingKey {
        case kind, producerProjectNumber
        case siteKey = "recaptchaSiteKey"
        case stoken = "recaptchaStoken"
    }
}
