package import DialtoneBasics

/// A mail to one address.
package struct OutgoingMail: Sendable, CustomStringConvertible {
    package let projectID: ProjectID

    /// The bare address, such as `ada@example.com`.
    package let recipient: String

    /// The name of the app, for the mail's `From` header; empty if the project has none.
    package let appName: String

    package let notice: AccountNotice
    package let content: MailContent
    package let sentAt: Timestamp

    package init(
        projectID: ProjectID,
        recipient: String,
        appName: String,
        notice: AccountNotice,
        content: MailContent,
        sentAt: Timestamp
    ) {
        self.projectID = projectID
        self.recipient = recipient
        self.appName = appName
        self.notice = notice
        self.content = content
        self.sentAt = sentAt
    }

    package var description: String { "OutgoingMail(•••)" }
}
