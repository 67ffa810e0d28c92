/// Body of `dialtone/v1/appVerification:poll`, which Dialtone adds to the protocol: asks how the
/// challenge ended that somebody has open in a browser.
public struct PollAppVerificationRequest: WireRequest {
    /// What the page's address has as `eventId`.
    public var eventId: String?

    /// The secret whose SHA-256 digest the page's address has as `sessionId`.
    public var sessionSecret: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/appVerification:poll`.
public struct PollAppVerificationResponse: WireObject {
    /// `PENDING`, `DONE` or `FAILED`.
    public var state = ""

    /// What `sendVerificationCode` takes as its field of the same name; handed out once.
    public var recaptchaToken: String?

    /// Why the challenge came to nothing.
    public var error: AppVerificationFailure?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
