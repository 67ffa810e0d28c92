import DialtoneBasics
import DialtoneModel

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
        // In the order in which receipts lock attempts.
        let due = try rows(
            """
            SELECT session_id, attempt_id FROM message_attempt WHERE report_due_at <= ?
            ORDER BY report_due_at LIMIT ?
            """,
            now,
            limit
        )
        .map(FoundAttempt.init(row:))
        .sorted()
        return try due.compactMap { try claimReport(of: $0, dueAt: now, until: lease) }
    }

    private func claimReport(
        of found: FoundAttempt,
        dueAt now: Timestamp,
        until lease: Timestamp
    ) throws -> MessageReport? {
        // The condition is evaluated again, since another node may have claimed the row meanwhile.
        let claimed = try row(
            """
            UPDATE message_attempt SET report_due_at = ?, report_tries = report_tries + 1
            WHERE session_id = ? AND attempt_id = ? AND report_due_at <= ?
            RETURNING *
            """,
            lease,
            found.session,
            found.attempt,
            now
        )
        guard let claimed else { return nil }
        let attempt = try MessageAttempt(row: claimed)
        guard let message = try message(attempt.sessionID),
            let id = attempt.gatewayMessageIDs.first
        else { return nil }
        return MessageReport(
            attemptID: attempt.id,
            sessionID: attempt.sessionID,
            gatewayName: attempt.gatewayName,
            gatewayMessageID: id,
            phoneNumber: message.phoneNumber,
            startedAt: attempt.startedAt,
            expiresAt: message.expiresAt,
            enteredAt: message.enteredAt,
            tries: try claimed["report_tries"]
        )
    }

    func putOff(_ report: MessageReport, until moment: Timestamp?) throws {
        try perform(
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
