import DialtoneCore

extension SQLTransaction {
    func holdAttempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger {
        // The update changes nothing; it is what makes PostgreSQL lock a row that is there.
        let row = try self.row(
            """
            INSERT INTO attempt_ledger (project_id, kind, subject, moments, last_noted_at)
            VALUES (?, ?, ?, '', 0)
            ON CONFLICT (project_id, kind, subject) DO UPDATE SET subject = excluded.subject
            RETURNING *
            """,
            project,
            kind,
            subject
        )
        guard let row else { throw StorageError.corrupt }
        return try AttemptLedger(row: row)
    }

    func save(_ ledger: AttemptLedger) throws {
        try execute(
            """
            UPDATE attempt_ledger SET moments = ?, last_noted_at = ?
            WHERE project_id = ? AND kind = ? AND subject = ?
            """,
            Timestamp.text(of: ledger.moments),
            ledger.moments.last ?? Timestamp(milliseconds: 0),
            ledger.projectID,
            ledger.kind,
            ledger.subject
        )
    }

    func deleteAttemptLedgers(untouchedSince moment: Timestamp) throws -> Int {
        try execute("DELETE FROM attempt_ledger WHERE last_noted_at < ?", moment)
    }
}

extension AttemptLedger {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            kind: try row["kind"],
            subject: try row["subject"],
            moments: try Timestamp.list(try row["moments"])
        )
    }
}
