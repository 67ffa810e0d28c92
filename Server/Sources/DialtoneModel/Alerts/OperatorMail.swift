package import DialtoneBasics
package import Logging

/// A queued mail to an operator of the server.
///
/// It is stored in the database until a mail server accepts it, so that the mail survives a crash.
package struct OperatorMail: Hashable, Sendable, CustomStringConvertible {
    /// How long a finished mail stays listed.
    package static let retention = TimeSpan.days(14)

    package let id: String
    package let projectID: ProjectID

    /// The bare address, such as `ops@example.com`.
    package let recipient: String
    package let subject: String
    package let text: String
    package var progress: OutboxProgress

    package init(
        id: String,
        projectID: ProjectID,
        recipient: String,
        subject: String,
        text: String,
        createdAt: Timestamp
    ) {
        self.id = id
        self.projectID = projectID
        self.recipient = recipient
        self.subject = subject
        self.text = text
        progress = OutboxProgress(createdAt: createdAt)
    }

    package var description: String { "OperatorMail(\(id), \(progress.state.rawValue))" }
}

extension OperatorMail: OutboxItem {
    package static let complaint: Logger.Message = "an e-mail to an operator was not delivered"
    package static let lease = TimeSpan.minutes(5)

    package var metadata: Logger.Metadata { ["mail": "\(id)"] }
}
