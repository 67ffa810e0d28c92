public import IdentityToolkit

/// The keys of a project for a vendor's challenge, without the secret.
public struct CaptchaKeysInfo: WireObject {
    /// The vendor: `RECAPTCHA`, `RECAPTCHA_ENTERPRISE`, `TURNSTILE` or `HCAPTCHA`.
    public var vendor = ""

    /// The platform of keys that are not for web pages: `ios` or `android`.
    public var platform: String?

    /// The public key, which pages contain.
    public var siteKey = ""

    /// The Google Cloud project, for reCAPTCHA Enterprise.
    public var cloudProject: String?

    /// The minimum score from 0 to 1, for reCAPTCHA Enterprise.
    public var minimumScore: Double?

    /// Whether the key of reCAPTCHA Enterprise shows no challenge and only returns scores.
    public var givesScores: Bool?

    /// The time of the upload, in RFC 3339 format.
    public var createTime = ""

    /// The version, which changes with every change; the calls that change or remove them
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the keys of a project for challenge vendors.
public struct ListCaptchaKeysResponse: WireObject {
    /// The keys; absent if there are none.
    public var captchaKeys: [CaptchaKeysInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that saves the keys of a project for a vendor, and replaces earlier ones.
public struct SaveCaptchaKeysRequest: WireRequest {
    /// The vendor: `RECAPTCHA`, `RECAPTCHA_ENTERPRISE`, `TURNSTILE` or `HCAPTCHA`.
    public var vendor: String?

    /// The platform of keys that are not for web pages: `ios` or `android`, only for reCAPTCHA
    /// Enterprise.
    public var platform: String?

    /// The public key, which pages contain.
    public var siteKey: String?

    /// The secret key, which no call returns; for reCAPTCHA Enterprise, an API key of Google Cloud.
    public var secretKey: String?

    /// The Google Cloud project, which reCAPTCHA Enterprise requires.
    public var cloudProject: String?

    /// The minimum score from 0 to 1, only for reCAPTCHA Enterprise; 0.5 if it is absent.
    public var minimumScore: Double?

    /// Whether the key of reCAPTCHA Enterprise shows no challenge and only returns scores.
    public var givesScores: Bool?

    /// Creates a request without fields.
    public init() {}
}
