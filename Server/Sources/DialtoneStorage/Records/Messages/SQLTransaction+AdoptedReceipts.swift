import DialtoneBasics
import DialtoneModel

/// Finding the attempt that a receipt belongs to.
extension SQLTransaction {
    /// The attempt that the receipt probably belongs to, without locking it.
    ///
    /// If the gateway's message ID is not recorded yet, `isNamed` is `false`; then only
    /// ``attempt(of:)`` can find the attempt reliably.
    func likelyAttempt(of event: DeliveryEvent) throws -> (found: FoundAttempt, isNamed: Bool)? {
        let named = try attemptNamed(by: event)
        if let named, !contradicts(event, named) { return (named, true) }
        if let open = try openAttempt(of: event) { return (open, false) }
        return named.map { ($0, true) }
    }

    /// The attempt that the receipt belongs to; the receipt's message ID is recorded in it.
    func attempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        guard let named = try attemptNamed(by: event) else { return try adoptingAttempt(of: event) }
        guard contradicts(event, named) else { return named }
        return try adoptingAttempt(of: event) ?? named
    }

    /// The attempt for which the receipt's message ID is recorded.
    private func attemptNamed(by event: DeliveryEvent) throws -> FoundAttempt? {
        try row(
            """
            SELECT session_id, attempt_id FROM message_part
            WHERE gateway_name = ? AND gateway_message_id = ?
            """,
            event.gatewayName,
            event.gatewayMessageID
        )
        .map(FoundAttempt.init(row:))
    }

    /// Gateways reuse message IDs after years; the receipt's own attempt ID then differs.
    private func contradicts(_ event: DeliveryEvent, _ named: FoundAttempt) -> Bool {
        event.attempt.map { $0.attemptID != named.attempt } ?? false
    }

    /// The attempt whose ID is in the receipt, if it has no response yet, without locking it.
    private func openAttempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        guard let reference = event.attempt else { return nil }
        let found = try row(
            """
            SELECT * FROM message_attempt
            WHERE attempt_id = ? AND gateway_name = ? AND outcome IN ('pending', 'unknown')
            """,
            reference.attemptID,
            event.gatewayName
        )
        guard let attempt = try found.map(MessageAttempt.init(row:)),
            attempt.hasRoom(for: reference)
        else { return nil }
        return FoundAttempt(session: attempt.sessionID, attempt: attempt.id)
    }

    /// Records the receipt's message ID in the attempt whose ID is in the receipt.
    ///
    /// This is done only if the gateway has not responded to the attempt: an attempt with a
    /// response has its message IDs already, and none are added.
    private func adoptingAttempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        guard let reference = event.attempt else { return nil }
        // The update changes nothing; it locks the attempt, whose response may arrive now.
        let found = try row(
            """
            UPDATE message_attempt SET updated_at = updated_at
            WHERE attempt_id = ? AND gateway_name = ? AND outcome IN ('pending', 'unknown')
            RETURNING *
            """,
            reference.attemptID,
            event.gatewayName
        )
        guard let attempt = try found.map(MessageAttempt.init(row:)),
            attempt.hasRoom(for: reference)
        else { return nil }
        try perform(
            """
            UPDATE message_attempt
            SET gateway_message_ids = ?, report_due_at = coalesce(report_due_at, ?)
            WHERE session_id = ? AND attempt_id = ?
            """,
            try JSONColumn.text(of: attempt.gatewayMessageIDs + [event.gatewayMessageID]),
            attempt.startedAt + MessageReport.firstLook,
            attempt.sessionID,
            attempt.id
        )
        try insertPart(event.gatewayMessageID, of: attempt, in: .queued)
        return FoundAttempt(session: attempt.sessionID, attempt: attempt.id)
    }
}

extension MessageAttempt {
    /// Whether parts of the message have no message ID yet.
    fileprivate func hasRoom(for reference: AttemptReference) -> Bool {
        gatewayMessageIDs.count < reference.partCount
    }
}
