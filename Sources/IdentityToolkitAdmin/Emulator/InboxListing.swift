public import IdentityToolkit

/// The response of `inbox`.
public struct InboxListing: WireObject {
    /// The matching items, newest first.
    public var items: [ListedInboxItem] = []

    /// The number of matching items, listed or not.
    public var matchCount = 0

    /// The number of items of the project.
    public var totalCount = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A text message or an e-mail in the inbox of development mode.
public struct ListedInboxItem: WireObject {
    /// A number that increases with each item.
    public var number = 0

    /// The kind of item.
    public var kind = InboxItemKind.sms

    /// The phone number in E.164 format, or the e-mail address.
    public var recipient = ""

    /// The sender from the project's configuration; absent if it names none.
    public var sender: String?

    /// The purpose, such as `signIn`, `secondFactorSignIn`, `verifyEmail` or `resetPassword`.
    public var purpose = ""

    /// The purpose as text.
    public var title = ""

    /// The subject of an e-mail.
    public var subject: String?

    /// The text.
    public var text = ""

    /// The code in the text.
    public var code: String?

    /// The link in an e-mail or a notice.
    public var link: String?

    /// The time of sending, in RFC 3339.
    public var sentAt = ""

    /// The expiry time of the code or link of a text message, in RFC 3339.
    public var expiresAt: String?

    /// The state of the code or link; absent if there is neither.
    public var state: SentCodeState?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The kinds of items in the inbox.
public enum InboxItemKind: String, WireEnum, Sendable {
    /// A text message.
    case sms
    /// An e-mail.
    case mail

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .sms: 1
        case .mail: 2
        }
    }
}
