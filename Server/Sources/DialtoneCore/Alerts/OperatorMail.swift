/// A mail to somebody who runs the server, not to the owner of an account, on its way.
///
/// It is a record of the database until a mail server has it: what it tells of must not be lost
/// with a process.
package struct OperatorMail: Hashable, Sendable, CustomStringConvertible {
    /// How long a mail that is over stays listed.
    package static let retention = TimeSpan.days(14)

    package let id: String
    package let projectID: ProjectID

    /// The address alone, as in `ops@example.com`.
    package let recipient: String
    package let subject: String
    package let text: String
    package let createdAt: Timestamp

    package var state = State.pending
    package var attempts = 0

    /// When it is tried next, while it is pending.
    package var dueAt: Timestamp
    package var finishedAt: Timestamp?

    /// Why the last attempt failed.
    package var lastError: String?

    package enum State: String, Hashable, Sendable, CaseIterable {
        case pending, delivered, dead
    }

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
        self.createdAt = createdAt
        dueAt = createdAt
    }

    package var description: String { "OperatorMail(\(id), \(state.rawValue))" }
}

extension OperatorMail {
    /// The mail as it is once an attempt ended so; `problem` is `nil` for one that worked.
    func after(problem: String?, at now: Timestamp, random: RandomSource) -> Self {
        var mail = self
        mail.lastError = problem
        if problem == nil {
            mail.finish(.delivered, at: now)
        } else if let wait = DeliverySchedule.wait(after: attempts, asked: nil, random: random) {
            mail.dueAt = now + wait
        } else {
            mail.finish(.dead, at: now)
        }
        return mail
    }

    private mutating func finish(_ state: State, at now: Timestamp) {
        self.state = state
        finishedAt = now
    }
}
