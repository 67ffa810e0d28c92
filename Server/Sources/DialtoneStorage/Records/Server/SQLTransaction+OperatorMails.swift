import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let operatorMailRow = RowStatement(into: "operator_mail")

    func operatorMails(of project: ProjectID, limit: Int) throws -> [OperatorMail] {
        try items(of: project, in: OperatorMail.outbox, limit: limit)
    }

    func hasOperatorMails(dueAt now: Timestamp) throws -> Bool {
        try isAnyDue(in: OperatorMail.outbox, at: now)
    }

    func insert(_ mail: OperatorMail) throws {
        try writeRow(
            Self.operatorMailRow,
            [
                "mail_id": mail.id,
                "project_id": mail.projectID,
                "recipient": mail.recipient,
                "subject": mail.subject,
                "body": mail.text,
                "state": mail.state,
                "attempts": mail.attempts,
                "created_at": mail.createdAt,
                "due_at": mail.dueAt,
            ]
        )
    }

    func claimOperatorMails(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [OperatorMail] {
        try claim(from: OperatorMail.outbox, dueAt: now, until: lease, limit: limit)
    }

    func save(_ mail: OperatorMail) throws {
        try execute(
            """
            UPDATE operator_mail SET state = ?, due_at = ?, finished_at = ?, last_error = ?
            WHERE mail_id = ? AND state = 'pending' AND attempts = ?
            """,
            mail.state,
            mail.dueAt,
            mail.finishedAt,
            mail.lastError,
            mail.id,
            mail.attempts
        )
    }
}

extension OperatorMail {
    fileprivate static var outbox: SQLOutbox<Self> {
        SQLOutbox(table: "operator_mail", key: "mail_id", item: Self.init(row:))
    }

    private init(row: SQLRow) throws {
        self.init(
            id: try row["mail_id"],
            projectID: try row["project_id"],
            recipient: try row["recipient"],
            subject: try row["subject"],
            text: try row["body"],
            createdAt: try row["created_at"]
        )
        progress = try OutboxProgress(row: row)
    }
}
