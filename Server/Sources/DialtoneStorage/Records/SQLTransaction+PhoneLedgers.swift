import DialtoneCore
import PhoneNumbers

extension SQLTransaction {
    func holdLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger {
        // SQLite has one writer at a time: to write at all is to hold every ledger.
        if dialect == .sqlite {
            let row = try self.row(
                "SELECT * FROM phone_ledger WHERE project_id = ? AND phone_number = ?",
                project,
                phoneNumber
            )
            return try row.map(PhoneLedger.init(row:))
                ?? PhoneLedger(projectID: project, phoneNumber: phoneNumber)
        }
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
                project_id, phone_number, sends, failures, consecutive_failures, last_noted_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (project_id, phone_number) DO UPDATE SET
                sends = excluded.sends, failures = excluded.failures,
                consecutive_failures = excluded.consecutive_failures,
                last_noted_at = excluded.last_noted_at
            """,
            ledger.projectID,
            ledger.phoneNumber,
            Timestamp.text(of: ledger.sends),
            Timestamp.text(of: ledger.failures),
            ledger.consecutiveFailures,
            (ledger.sends + ledger.failures).max() ?? Timestamp(milliseconds: 0)
        )
    }

    func clearLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws {
        try save(PhoneLedger(projectID: project, phoneNumber: phoneNumber))
    }

    func deleteLedgers(untouchedSince moment: Timestamp) throws -> Int {
        try execute(
            """
            DELETE FROM phone_ledger
            WHERE last_noted_at < ? AND consecutive_failures = 0
                AND (opted_out_at IS NULL
                    OR opted_out_by LIKE 'provider:%' AND opted_out_at < ?)
            """,
            moment,
            moment
        )
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
            optOut: try OptOut(row: row)
        )
    }
}
