import DialtoneCore

/// Which attempt a receipt is about.
extension SQLTransaction {
    /// The attempt that the receipt seems to be about, before anything is held.
    ///
    /// Where it has no name yet, `isNamed` is `false`: only ``attempt(of:)`` can tell then.
    func likelyAttempt(of event: DeliveryEvent) throws -> (found: FoundAttempt, isNamed: Bool)? {
        let named = try attemptNamed(by: event)
        if let named, !contradicts(event, named) { return (named, true) }
        if let open = try openAttempt(of: event) { return (open, false) }
        return named.map { ($0, true) }
    }

    /// The attempt that the receipt is about, which it names from now on.
    func attempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        guard let named = try attemptNamed(by: event) else { return try adoptingAttempt(of: event) }
        guard contradicts(event, named) else { return named }
        return try adoptingAttempt(of: event) ?? named
    }

    /// The attempt to which the gateway gave the name that the receipt has.
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

    /// Names come again, years later: then the receipt says which message it is about.
    private func contradicts(_ event: DeliveryEvent, _ named: FoundAttempt) -> Bool {
        event.attempt.map { $0.attemptID != named.attempt } ?? false
    }

    /// The attempt that the receipt would name, if nothing comes in between.
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

    /// The attempt that the receipt says it is about, if its gateway has not answered it: from
    /// now on it has the receipt's name.
    ///
    /// An attempt that was answered has its names already, and nothing is added to them.
    private func adoptingAttempt(of event: DeliveryEvent) throws -> FoundAttempt? {
        guard let reference = event.attempt else { return nil }
        // Writes what is there, to hold the attempt: its answer may come at this moment.
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
        try execute(
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
    /// Whether not all parts of the message have their name yet.
    fileprivate func hasRoom(for reference: AttemptReference) -> Bool {
        gatewayMessageIDs.count < reference.partCount
    }
}
