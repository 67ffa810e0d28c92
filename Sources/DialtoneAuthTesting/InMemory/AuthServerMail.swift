public import DialtoneAuth

/// An e-mail with a link, which an ``InMemoryAuthServer`` has not sent.
public struct AuthServerMail: Hashable, Sendable {
    /// The recipient.
    public let email: String

    /// What the link does.
    public let operation: ActionCodeOperation

    /// The link, as the user would open it.
    public let link: String

    /// The action code of the link.
    public let code: String
}
