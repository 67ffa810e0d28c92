import DialtoneCore

extension SQLTransaction {
    /// Notes the event in the attempt that it is about; returns the attempt's new state, if it
    /// has one.
    func raiseAttempt(
        _ found: FoundAttempt,
        by event: DeliveryEvent
    ) throws -> DeliveryState? {
        // First, since it holds the attempt: two parts of one message may come at once.
        guard try add(event, to: found) else { return nil }
        // Gateways have no say in whether a code was entered.
        guard event.state.rank <= DeliveryState.delivered.rank, try raisePart(event) else {
            return nil
        }
        return try raise(found, by: event)
    }

    /// Notes in a message what its attempt has come to.
    func raiseMessage(
        of found: FoundAttempt,
        to state: DeliveryState,
        by event: DeliveryEvent
    ) throws {
        switch state {
        case .delivered: try deliverMessage(found.session, by: event)
        case .failed: try failMessage(found.session, by: event)
        case .queued, .accepted, .expired, .entered: break
        }
    }

    /// What an event says besides the state; `false` if the attempt is gone.
    private func add(_ event: DeliveryEvent, to found: FoundAttempt) throws -> Bool {
        try execute(
            """
            UPDATE message_attempt SET
                network = coalesce(?, network),
                price_micros = coalesce(?, price_micros),
                price_currency = coalesce(?, price_currency)
            WHERE session_id = ? AND attempt_id = ?
            """,
            event.network,
            event.price?.micros,
            event.price?.currency,
            found.session,
            found.attempt
        ) == 1
    }

    private func raisePart(_ event: DeliveryEvent) throws -> Bool {
        try execute(
            """
            UPDATE message_part SET state = ?
            WHERE gateway_name = ? AND gateway_message_id = ? AND state < ?
            """,
            event.state,
            event.gatewayName,
            event.gatewayMessageID,
            event.state
        ) == 1
    }

    /// The attempt's new state, if it has one: a message has arrived when all of its parts have,
    /// and failed with any of them.
    private func raise(_ found: FoundAttempt, by event: DeliveryEvent) throws -> DeliveryState? {
        let held = try row(
            """
            SELECT outcome, gateway_message_ids FROM message_attempt
            WHERE session_id = ? AND attempt_id = ?
            """,
            found.session,
            found.attempt
        )
        guard let held else { return nil }
        let ids: [String] = try held.json("gateway_message_ids")
        var states = try ids.compactMap { id in
            try row(
                """
                SELECT state FROM message_part
                WHERE gateway_name = ? AND gateway_message_id = ?
                """,
                event.gatewayName,
                id
            )
            .map { row -> DeliveryState in try row["state"] }
        }
        let outcome: MessageAttempt.Outcome = try held["outcome"]
        if outcome != .accepted, let count = event.attempt?.partCount, ids.count < count {
            // Those that have no name yet have not arrived either.
            states.append(.accepted)
        }
        guard let lowest = states.min(by: { $0.rank < $1.rank }) else { return nil }
        let state = states.contains(.failed) ? .failed : lowest
        let isRaised =
            try execute(
                """
                UPDATE message_attempt SET state = ?, code = coalesce(?, code),
                    reason = ?, updated_at = ?
                WHERE session_id = ? AND attempt_id = ? AND state < ?
                """,
                state,
                event.code,
                event.reason,
                event.at,
                found.session,
                found.attempt,
                state
            ) == 1
        return isRaised ? state : nil
    }

    private func deliverMessage(_ id: VerificationSessionID, by event: DeliveryEvent) throws {
        try execute(
            """
            UPDATE message SET delivered_at = ?, gateway_name = ?, updated_at = ?
            WHERE session_id = ? AND delivered_at IS NULL
            """,
            event.at,
            event.gatewayName,
            event.at,
            id
        )
        try execute(
            "UPDATE message SET state = ?, reason = NULL WHERE session_id = ? AND state < ?",
            DeliveryState.delivered,
            id,
            DeliveryState.delivered
        )
    }

    /// A message that went out by two gateways has failed once both say so.
    private func failMessage(_ id: VerificationSessionID, by event: DeliveryEvent) throws {
        // Held first: of two gateways that say so at once, the later one has to see the other's.
        try execute("UPDATE message SET session_id = session_id WHERE session_id = ?", id)
        try execute(
            """
            UPDATE message SET state = ?, reason = ?, updated_at = ?
            WHERE session_id = ? AND state < ? AND NOT EXISTS (
                SELECT 1 FROM message_attempt
                WHERE message_attempt.session_id = message.session_id
                    AND message_attempt.state <> ?)
            """,
            DeliveryState.failed,
            event.reason ?? .other,
            event.at,
            id,
            DeliveryState.failed,
            DeliveryState.failed
        )
    }
}
