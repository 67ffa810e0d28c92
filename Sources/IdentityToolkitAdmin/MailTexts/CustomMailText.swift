public import IdentityToolkit

/// A project's own text of one kind of mail in one language.
public struct CustomMailTextInfo: WireObject {
    /// The kind, such as `verifyEmail`.
    public var kind = ""

    /// The language tag, such as `de`.
    public var language = ""

    /// The text.
    public var text = MailTextSource()

    /// Why the text is not sent; absent if it is sent.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A text of a mail, with placeholders such as `{link}`.
public struct MailTextSource: WireObject {
    /// The subject.
    public var subject = ""

    /// The content as plain text, in paragraphs that empty lines separate.
    public var body = ""

    /// The label of the button for the link; absent for the built-in one.
    public var button: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The texts of one kind of mail in one language.
public struct MailTextDetail: WireObject {
    /// The kind, such as `verifyEmail`.
    public var kind = ""

    /// The language tag.
    public var language = ""

    /// The project's own text in the language; absent if there is none.
    public var custom: MailTextSource?

    /// Why that text is not sent; absent if it is sent.
    public var problem: String?

    /// The built-in text in the language; absent if there is none.
    public var shipped: MailTextSource?

    /// The placeholders that texts of this kind may contain, without braces.
    public var placeholders: [String] = []

    /// The mail in effect, with sample data.
    public var preview = MailTextInfo()

    /// The version of the project's settings.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of `PATCH dialtone/v1/projects/PROJECT/mailTexts/KIND`, a Dialtone extension.
public struct SetMailTextRequest: WireObject {
    /// The language tag, such as `de`.
    public var language: String?

    /// The subject.
    public var subject: String?

    /// The content as plain text.
    public var body: String?

    /// The label of the button for the link; absent for the built-in one.
    public var button: String?

    /// The version of the settings that the change is based on; absent to skip the check.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of `dialtone/v1/projects/PROJECT/mailTexts:preview`, a Dialtone extension.
public struct PreviewMailTextRequest: WireObject {
    /// The kind, such as `verifyEmail`.
    public var kind: String?

    /// The language tag; English if absent.
    public var language: String?

    /// A subject to preview instead of the one in effect, together with `body`.
    public var subject: String?

    /// The content to preview.
    public var body: String?

    /// The label of the button to preview.
    public var button: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
