import DialtoneCore

extension SQLTransaction {
    func hasMessageReports(dueAt now: Timestamp) throws -> Bool {
        try row(
            "SELECT attempt_id FROM message_attempt WHERE report_due_at <= ? LIMIT 1",
            now
        ) != nil
    }

    func claimMessageReports(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [MessageReport] {
        // The outer condition is judged anew on rows that another node changed meanwhile.
        let claimed = try rows(
            """
            UPDATE message_attempt SET report_due_at = ?, report_tries = report_tries + 1
            WHERE report_due_at <= ? AND (session_id, attempt_id) IN (
                SELECT session_id, attempt_id FROM message_attempt WHERE report_due_at <= ?
                ORDER BY report_due_at LIMIT ?)
            RETURNING *
            """,
            lease,
            now,
            now,
            limit
        )
        return try claimed.compactMap { row in
            let attempt = try MessageAttempt(row: row)
            guard let message = try message(attempt.sessionID),
                let id = attempt.providerMessageIDs.first
            else { return nil }
            return MessageReport(
                attemptID: attempt.id,
                sessionID: attempt.sessionID,
                providerName: attempt.providerName,
                providerMessageID: id,
                phoneNumber: message.phoneNumber,
                startedAt: attempt.startedAt,
                expiresAt: message.expiresAt,
                enteredAt: message.enteredAt,
                tries: try row["report_tries"]
            )
        }
    }

    func putOff(_ report: MessageReport, until moment: Timestamp?) throws {
        try execute(
            """
            UPDATE message_attempt SET report_due_at = ?
            WHERE session_id = ? AND attempt_id = ? AND report_tries = ?
            """,
            moment,
            report.sessionID,
            report.attemptID,
            report.tries
        )
    }
}
