public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/mailTexts:sendTest`, a Dialtone extension.
public struct SendTestMailRequest: WireObject {
    /// The kind of mail, such as `verifyEmail`.
    public var kind: String?

    /// The language tag; English if absent.
    public var language: String?

    /// The recipient.
    public var email: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response to a test mail.
public struct SendTestMailResponse: WireObject {
    /// The subject of the mail.
    public var subject = ""

    /// Why the mail server has not accepted the mail; absent if it has.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
