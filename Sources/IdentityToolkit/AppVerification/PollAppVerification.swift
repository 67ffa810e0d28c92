/// The request of `dialtone/v1/appVerification:poll`, a Dialtone extension that returns the outcome
/// of a challenge in a browser.
public struct PollAppVerificationRequest: WireRequest {
    /// The `eventId` in the URL of the page.
    public var eventId: String?

    /// The secret whose SHA-256 digest is the `sessionId` in the URL of the page.
    public var sessionSecret: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/appVerification:poll`.
public struct PollAppVerificationResponse: WireObject {
    /// The state: `PENDING`, `DONE` or `FAILED`.
    public var state = ""

    /// The token for the field `recaptchaToken` of `accounts:sendVerificationCode`; returned once.
    public var recaptchaToken: String?

    /// The reason for a failure.
    public var error: AppVerificationFailure?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
