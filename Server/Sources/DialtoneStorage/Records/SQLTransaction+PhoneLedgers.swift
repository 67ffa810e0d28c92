import DialtoneCore
import PhoneNumbers

extension SQLTransaction {
    func ledger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger {
        let row = try self.row(
            "SELECT * FROM phone_ledger WHERE project_id = ? AND phone_number = ?",
            project,
            phoneNumber
        )
        return try row.map(PhoneLedger.init(row:))
            ?? PhoneLedger(projectID: project, phoneNumber: phoneNumber)
    }

    func holdLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger {
        // SQLite has one writer at a time: to write at all is to hold every ledger.
        if dialect == .sqlite { return try ledger(of: phoneNumber, in: project) }
        // The update changes nothing; it is what makes PostgreSQL lock a row that is there.
        let row = try self.row(
            """
            INSERT INTO phone_ledger (
                project_id, phone_number, sends, failures, consecutive_failures, last_noted_at)
            VALUES (?, ?, '', '', 0, 0)
            ON CONFLICT (project_id, phone_number)
            DO UPDATE SET phone_number = excluded.phone_number
            RETURNING *
            """,
            project,
            phoneNumber
        )
        guard let row else { throw StorageError.corrupt }
        return try PhoneLedger(row: row)
    }

    func save(_ ledger: PhoneLedger) throws {
        try execute(
            """
            INSERT INTO phone_ledger (
                project_id, phone_number, sends, failures, consecutive_failures, last_noted_at,
                guesses_empty_at, siege_messages, siege_message_at, confirmed_address,
                confirmed_until)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (project_id, phone_number) DO UPDATE SET
                sends = excluded.sends, failures = excluded.failures,
                consecutive_failures = excluded.consecutive_failures,
                last_noted_at = excluded.last_noted_at,
                guesses_empty_at = excluded.guesses_empty_at,
                siege_messages = excluded.siege_messages,
                siege_message_at = excluded.siege_message_at,
                confirmed_address = excluded.confirmed_address,
                confirmed_until = excluded.confirmed_until
            """,
            ledger.projectID,
            ledger.phoneNumber,
            Timestamp.text(of: ledger.sends),
            Timestamp.text(of: ledger.failures),
            ledger.consecutiveFailures,
            ledger.lastNotedAt,
            ledger.guesses.emptyAt,
            ledger.siege.messages,
            ledger.siege.lastMessageAt,
            ledger.siege.confirmedAddress,
            ledger.siege.confirmedUntil
        )
    }

    func clearLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger {
        let row = try self.row(
            """
            INSERT INTO phone_ledger (
                project_id, phone_number, sends, failures, consecutive_failures, last_noted_at)
            VALUES (?, ?, '', '', 0, 0)
            ON CONFLICT (project_id, phone_number) DO UPDATE SET
                sends = '', failures = '', consecutive_failures = 0, last_noted_at = 0
            RETURNING *
            """,
            project,
            phoneNumber
        )
        guard let row else { throw StorageError.corrupt }
        return try PhoneLedger(row: row)
    }

    func deleteLedgers(untouchedSince moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "phone_ledger",
            by: "project_id, phone_number",
            where: """
                last_noted_at < ? AND guesses_empty_at < ?
                AND (opted_out_at IS NULL
                    OR opted_out_by LIKE 'provider:%' AND opted_out_at < ?)
                """,
            moment,
            moment,
            moment
        )
    }
}

extension PhoneLedger {
    /// The time of the latest event that a limit depends on.
    fileprivate var lastNotedAt: Timestamp {
        let ends = [siege.lastMessageAt, siege.confirmedUntil].compactMap(\.self)
        return (sends + failures + ends).max() ?? Timestamp(milliseconds: 0)
    }
}

extension PhoneLedger {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            phoneNumber: try row["phone_number"],
            sends: try Timestamp.list(try row["sends"]),
            failures: try Timestamp.list(try row["failures"]),
            consecutiveFailures: try row["consecutive_failures"],
            guesses: GuessCount(emptyAt: try row["guesses_empty_at"]),
            siege: NumberSiege(
                messages: try row["siege_messages"],
                lastMessageAt: try row["siege_message_at"],
                confirmedAddress: try row["confirmed_address"],
                confirmedUntil: try row["confirmed_until"]
            ),
            optOut: try OptOut(row: row)
        )
    }
}
