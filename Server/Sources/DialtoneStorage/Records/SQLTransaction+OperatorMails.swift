import DialtoneCore

extension SQLTransaction {
    func operatorMails(of project: ProjectID, limit: Int) throws -> [OperatorMail] {
        try rows(
            """
            SELECT * FROM operator_mail WHERE project_id = ?
            ORDER BY created_at DESC, mail_id LIMIT ?
            """,
            project,
            limit
        )
        .map(OperatorMail.init(row:))
    }

    func hasOperatorMails(dueAt now: Timestamp) throws -> Bool {
        try row(
            "SELECT mail_id FROM operator_mail WHERE state = 'pending' AND due_at <= ? LIMIT 1",
            now
        ) != nil
    }

    func insert(_ mail: OperatorMail) throws {
        try execute(
            """
            INSERT INTO operator_mail (
                mail_id, project_id, recipient, subject, body, state, attempts, created_at, due_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            mail.id,
            mail.projectID,
            mail.recipient,
            mail.subject,
            mail.text,
            mail.state,
            mail.attempts,
            mail.createdAt,
            mail.dueAt
        )
    }

    func claimOperatorMails(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [OperatorMail] {
        // The outer condition is judged anew on rows that another node changed meanwhile.
        try rows(
            """
            UPDATE operator_mail SET due_at = ?, attempts = attempts + 1
            WHERE state = 'pending' AND due_at <= ? AND mail_id IN (
                SELECT mail_id FROM operator_mail WHERE state = 'pending' AND due_at <= ?
                ORDER BY due_at LIMIT ?)
            RETURNING *
            """,
            lease,
            now,
            now,
            limit
        )
        .map(OperatorMail.init(row:))
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

    func deleteOperatorMails(finishedBefore moment: Timestamp) throws -> Int {
        try execute("DELETE FROM operator_mail WHERE finished_at < ?", moment)
    }
}

extension OperatorMail.State: SQLConvertible {}

extension OperatorMail {
    init(row: SQLRow) throws {
        self.init(
            id: try row["mail_id"],
            projectID: try row["project_id"],
            recipient: try row["recipient"],
            subject: try row["subject"],
            text: try row["body"],
            createdAt: try row["created_at"]
        )
        state = try row["state"]
        attempts = try row["attempts"]
        dueAt = try row["due_at"]
        finishedAt = try row["finished_at"]
        lastError = try row["last_error"]
    }
}
