import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let messageAttemptRow = RowStatement(into: "message_attempt")

    private static let messagePartRow = RowStatement(
        into: "message_part",
        onConflict: .replace(
            key: ["gateway_name", "gateway_message_id"],
            where: """
                message_part.attempt_id <> excluded.attempt_id
                    OR message_part.state < excluded.state
                """
        )
    )

    func messageAttempts(of id: VerificationSessionID) throws -> [MessageAttempt] {
        try rows(
            "SELECT * FROM message_attempt WHERE session_id = ? ORDER BY started_at, attempt_id",
            id
        )
        .map(MessageAttempt.init(row:))
    }

    func unansweredGateways(
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> Set<String> {
        let found = try rows(
            """
            SELECT DISTINCT message_attempt.gateway_name
            FROM message JOIN message_attempt USING (session_id)
            WHERE message.phone_number = ? AND message.project_id = ? AND message.expires_at > ?
                AND message.notice IS NULL AND message.entered_at IS NULL
                AND message_attempt.outcome IN ('pending', 'accepted', 'unknown')
            """,
            phoneNumber,
            project,
            now
        )
        return Set(try found.map { try $0["gateway_name"] })
    }

    func insert(_ attempt: MessageAttempt) throws {
        try reopenHour(of: attempt.sessionID, at: attempt.startedAt)
        try performWrite(
            Self.messageAttemptRow,
            [
                "session_id": attempt.sessionID,
                "attempt_id": attempt.id,
                "project_id": attempt.projectID,
                "gateway_name": attempt.gatewayName,
                "cause": attempt.cause,
                "choice": try JSONColumn.text(of: attempt.choice),
                "is_possible_double": attempt.isPossibleDouble,
                "outcome": attempt.outcome,
                "state": attempt.state,
                "gateway_message_ids": try JSONColumn.text(of: attempt.gatewayMessageIDs),
                "code": attempt.code,
                "reason": attempt.reason,
                "network": attempt.network,
                "segments": attempt.segments,
                "price_micros": attempt.price?.micros,
                "price_currency": attempt.price?.currency,
                "started_at": attempt.startedAt,
                "updated_at": attempt.updatedAt,
                "report_tries": 0,
            ]
        )
    }

    func saveAnswer(of attempt: MessageAttempt, reportAt: Timestamp?) throws {
        try reopenHour(of: attempt.sessionID, at: attempt.updatedAt)
        let names = attempt.gatewayMessageIDs
        // A receipt may have arrived first: its state and its message ID are kept.
        try perform(
            """
            UPDATE message_attempt SET outcome = ?,
                state = CASE WHEN state < ? THEN ? ELSE state END,
                code = CASE WHEN state < ? THEN ? ELSE code END,
                reason = CASE WHEN state < ? THEN ? ELSE reason END,
                gateway_message_ids = coalesce(?, gateway_message_ids), segments = ?,
                price_micros = coalesce(?, price_micros),
                price_currency = coalesce(?, price_currency), updated_at = ?,
                report_due_at = coalesce(?, report_due_at)
            WHERE session_id = ? AND attempt_id = ? AND outcome = 'pending'
            """,
            attempt.outcome,
            attempt.state,
            attempt.state,
            attempt.state,
            attempt.code,
            attempt.state,
            attempt.reason,
            names.isEmpty ? String?.none : try JSONColumn.text(of: names),
            attempt.segments,
            attempt.price?.micros,
            attempt.price?.currency,
            attempt.updatedAt,
            names.isEmpty ? nil : reportAt,
            attempt.sessionID,
            attempt.id
        )
        for name in names { try insertPart(name, of: attempt, in: attempt.state) }
        guard attempt.outcome.mayHaveLeft else { return }
        // An attempt without a response does not replace one that was accepted.
        let highest: DeliveryState = attempt.outcome == .accepted ? .accepted : .queued
        try perform(
            """
            UPDATE message SET state = ?, gateway_name = ?, reason = ?, updated_at = ?
            WHERE session_id = ? AND state <= ?
            """,
            DeliveryState.accepted,
            attempt.gatewayName,
            attempt.reason,
            attempt.updatedAt,
            attempt.sessionID,
            highest
        )
    }

    func markPossibleDouble(
        _ id: AttemptID,
        of session: VerificationSessionID,
        at now: Timestamp
    ) throws {
        try reopenHour(of: session, at: now)
        try perform(
            """
            UPDATE message_attempt SET is_possible_double = 1
            WHERE session_id = ? AND attempt_id = ?
            """,
            session,
            id
        )
    }

    /// Inserts the part of a message, or updates it.
    ///
    /// If an SMSC reuses an ID after years, the newest message has it. If the part of this message
    /// already has a later state, that state is kept.
    func insertPart(
        _ id: String,
        of attempt: MessageAttempt,
        in state: DeliveryState
    ) throws {
        try performWrite(
            Self.messagePartRow,
            [
                "gateway_name": attempt.gatewayName,
                "gateway_message_id": id,
                "session_id": attempt.sessionID,
                "attempt_id": attempt.id,
                "state": state,
                "created_at": attempt.startedAt,
            ]
        )
    }
}

extension MessageAttempt {
    init(row: SQLRow) throws {
        self.init(
            id: try row["attempt_id"],
            sessionID: try row["session_id"],
            projectID: try row["project_id"],
            gatewayName: try row["gateway_name"],
            cause: try row["cause"],
            choice: try row.json("choice"),
            isPossibleDouble: try row["is_possible_double"],
            startedAt: try row["started_at"]
        )
        outcome = try row["outcome"]
        state = try row["state"]
        gatewayMessageIDs = try row.json("gateway_message_ids")
        code = try row["code"]
        reason = try row["reason"]
        network = try row["network"]
        segments = try row["segments"]
        price = try Money(row: row, micros: "price_micros", currency: "price_currency")
        updatedAt = try row["updated_at"]
    }
}

extension Money {
    /// `nil` if one of the columns is null.
    init?(row: SQLRow, micros: String, currency: String) throws {
        let amount: Int64? = try row[micros]
        let unit: String? = try row[currency]
        guard let amount, let unit else { return nil }
        self.init(micros: amount, currency: unit)
    }
}
