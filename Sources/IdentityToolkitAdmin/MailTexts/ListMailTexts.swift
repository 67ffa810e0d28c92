public import IdentityToolkit

/// A mail to users, with sample data.
public struct MailTextInfo: WireObject {
    /// The kind, such as `verifyEmail`.
    public var kind = ""

    /// The language of the text.
    public var language = ""

    /// Whether the text is the project's own.
    public var customized = false

    /// Why the project's own text in the language is not sent; absent if it is sent, or if there is
    /// none.
    public var problem: String?

    /// The subject.
    public var subject = ""

    /// The content as text.
    public var text = ""

    /// The content as HTML, in which all values are escaped.
    public var html = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The sender of a project's mails.
public struct MailSenderInfo: WireObject {
    /// The display name.
    public var name = ""

    /// The project's own sender address; absent for the server's.
    public var from: String?

    /// The project's own address for replies; absent for the server's.
    public var replyTo: String?

    /// Why mails do not have the address in `from`; absent if they have.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the mails to users in one language.
public struct ListMailTextsResponse: WireObject {
    /// The mails.
    public var mails: [MailTextInfo] = []

    /// All texts of the project, by kind and language.
    public var customTexts: [CustomMailTextInfo] = []

    /// The sender.
    public var sender = MailSenderInfo()

    /// Why the server sends no mails; absent if it can.
    public var obstacle: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
