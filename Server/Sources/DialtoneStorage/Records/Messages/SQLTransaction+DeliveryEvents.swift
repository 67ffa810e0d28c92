import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    /// Records the event in its attempt; returns the attempt's new state if it changes.
    func raiseAttempt(
        _ found: FoundAttempt,
        by event: DeliveryEvent
    ) throws -> DeliveryState? {
        // This comes first, because it locks the attempt: events of two parts can arrive at once.
        guard try add(event, to: found) else { return nil }
        // States after `delivered` are about the entry of the code, which a gateway cannot report.
        guard event.state.rank <= DeliveryState.delivered.rank, try raisePart(event) else {
            return nil
        }
        return try raise(found, by: event)
    }

    /// Updates a message to the new state of its attempt.
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

    /// Stores the event's data other than the state; `false` if the attempt was deleted.
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

    /// Updates the attempt's state; returns the new state if it changes.
    ///
    /// A message is delivered when all of its parts are, and failed when any of them is.
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
            // Parts without a message ID have not been delivered either.
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
        try perform(
            """
            UPDATE message SET delivered_at = ?, gateway_name = ?, updated_at = ?
            WHERE session_id = ? AND delivered_at IS NULL
            """,
            event.at,
            event.gatewayName,
            event.at,
            id
        )
        try perform(
            "UPDATE message SET state = ?, reason = NULL WHERE session_id = ? AND state < ?",
            DeliveryState.delivered,
            id,
            DeliveryState.delivered
        )
    }

    /// Fails a message; if two gateways sent it, only when both attempts have failed.
    private func failMessage(_ id: VerificationSessionID, by event: DeliveryEvent) throws {
        // Locked first: if two gateways report at once, the later transaction must see the other's.
        try perform("UPDATE message SET session_id = session_id WHERE session_id = ?", id)
        try perform(
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
