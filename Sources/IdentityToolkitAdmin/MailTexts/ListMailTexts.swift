public import IdentityToolkit

/// A mail to users, with sample data.
public struct MailTextInfo: WireObject {
    /// The kind, such as `verifyEmail`.
    public var kind = ""

    /// The subject.
    public var subject = ""

    /// The content as text.
    public var text = ""

    /// The content as HTML, in which all values are escaped.
    public var html = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the mails to users in one language.
public struct ListMailTextsResponse: WireObject {
    /// The mails.
    public var mails: [MailTextInfo] = []

    /// Why the server sends no mails; absent if it can.
    public var obstacle: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
