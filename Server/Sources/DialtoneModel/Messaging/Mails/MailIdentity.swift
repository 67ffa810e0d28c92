/// The sender of a project's mails, as far as it differs from the server's.
package struct MailIdentity: Hashable, Sendable {
    /// The display name of the sender; empty for none.
    package let name: String

    /// The sender's address; `nil` for the server's.
    package let from: String?

    /// The address for replies; `nil` for the server's.
    package let replyTo: String?

    package init(name: String, from: String? = nil, replyTo: String? = nil) {
        self.name = name
        self.from = from
        self.replyTo = replyTo
    }
}
