public import IdentityToolkit

/// Body of `dialtone/v1/challenge:verify`, which Dialtone adds to the protocol.
public struct VerifyChallengeRequest: WireRequest {
    /// The solution as ALTCHA's widgets and libraries write it.
    public var payload: String?

    /// What a vendor's widget gave, where the project's challenge is a vendor's.
    public var captchaResponse: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/challenge:verify`.
public struct VerifyChallengeResponse: WireObject {
    /// What `sendVerificationCode` takes as its field of the same name, once.
    public var recaptchaToken = ""

    /// For how many seconds it is good.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
