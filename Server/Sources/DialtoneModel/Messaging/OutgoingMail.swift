package import DialtoneBasics

/// A mail to one address.
package struct OutgoingMail: Sendable, CustomStringConvertible {
    package let projectID: ProjectID

    /// The bare address, such as `ada@example.com`.
    package let recipient: String

    package let sender: MailIdentity

    package let notice: AccountNotice
    package let content: MailContent
    package let sentAt: Timestamp

    package init(
        projectID: ProjectID,
        recipient: String,
        sender: MailIdentity,
        notice: AccountNotice,
        content: MailContent,
        sentAt: Timestamp
    ) {
        self.projectID = projectID
        self.recipient = recipient
        self.sender = sender
        self.notice = notice
        self.content = content
        self.sentAt = sentAt
    }

    package var description: String { "OutgoingMail(•••)" }
}
