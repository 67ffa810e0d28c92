import DialtoneCore

/// Which attempt a receipt is about.
extension SQLTransaction {
    typealias FoundAttempt = (session: VerificationSessionID, attempt: AttemptID)

    /// The attempt to which the provider gave the name that the receipt has.
    func namedAttempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        let found = try row(
            """
            SELECT session_id, attempt_id FROM message_part
            WHERE provider_name = ? AND provider_message_id = ?
            """,
            event.providerName,
            event.providerMessageID
        )
        guard let found else { return nil }
        let attempt: AttemptID = try found["attempt_id"]
        // Names come again, years later: then the receipt says which message it is about.
        if let said = event.attempt?.attemptID, said != attempt,
            let adopted = try adoptingAttempt(of: event)
        {
            return adopted
        }
        return (try found["session_id"], attempt)
    }

    /// The attempt that the receipt says it is about, if its provider has not answered it: from
    /// now on it has the receipt's name.
    ///
    /// An attempt that was answered has its names already, and nothing is added to them.
    func adoptingAttempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        guard let reference = event.attempt else { return nil }
        // Writes what is there, to hold the attempt: its answer may come at this moment.
        let found = try row(
            """
            UPDATE message_attempt SET updated_at = updated_at
            WHERE attempt_id = ? AND provider_name = ? AND outcome IN ('pending', 'unknown')
            RETURNING *
            """,
            reference.attemptID,
            event.providerName
        )
        guard let attempt = try found.map(MessageAttempt.init(row:)),
            attempt.providerMessageIDs.count < reference.partCount
        else { return nil }
        try execute(
            """
            UPDATE message_attempt
            SET provider_message_ids = ?, report_due_at = coalesce(report_due_at, ?)
            WHERE session_id = ? AND attempt_id = ?
            """,
            try JSONColumn.text(of: attempt.providerMessageIDs + [event.providerMessageID]),
            attempt.startedAt + MessageReport.firstLook,
            attempt.sessionID,
            attempt.id
        )
        try insertPart(event.providerMessageID, of: attempt, in: .queued)
        return (attempt.sessionID, attempt.id)
    }
}
