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
            UPDATE attempt_ledger SET moments = ?, origins = ?, last_noted_at = ?
            WHERE project_id = ? AND kind = ? AND subject = ?
            """,
            Timestamp.text(of: ledger.moments),
            ledger.originsColumn,
            ledger.moments.last ?? Timestamp(milliseconds: 0),
            ledger.projectID,
            ledger.kind,
            ledger.subject
        )
    }

    func deleteAttemptLedgers(untouchedSince moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "attempt_ledger",
            by: "project_id, kind, subject",
            where: "last_noted_at < ?",
            moment
        )
    }
}

extension AttemptLedger {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            kind: try row["kind"],
            subject: try row["subject"],
            tries: Self.tries(
                try Timestamp.list(try row["moments"]),
                try row["origins"]
            )
        )
    }

    /// Addresses with spaces between them, `-` where there is none.
    var originsColumn: String {
        guard tries.contains(where: { $0.address != nil }) else { return "" }
        return tries.map { $0.address ?? "-" }.joined(separator: " ")
    }

    /// Tries that were stored before addresses were kept have none.
    private static func tries(_ moments: [Timestamp], _ origins: String) -> [Try] {
        let origins = origins.split(separator: " ")
        return moments.enumerated().map { index, moment in
            let origin = index < origins.count ? origins[index] : "-"
            return Try(at: moment, from: origin == "-" ? nil : String(origin))
        }
    }
}
