import DialtoneCore

extension SQLTransaction {
    private static let columns = """
        INSERT INTO send_tally (
            project_id, kind, subject, buckets, countries, hold, held_until, last_noted_at)
        """

    private static func rows(_ count: Int, _ row: String) -> String {
        Array(repeating: row, count: count).joined(separator: ", ")
    }

    func sendTallies(of axes: [SendAxis], in project: ProjectID) throws -> [SendTally] {
        guard !axes.isEmpty else { return [] }
        let values: [any SQLConvertible] = axes.flatMap { axis -> [any SQLConvertible] in
            [axis.kind, axis.subject]
        }
        return try rows(
            """
            SELECT * FROM send_tally
            WHERE project_id = ? AND (kind, subject) IN (VALUES \(Self.rows(axes.count, "(?, ?)")))
            """,
            values: [project] + values
        )
        .map(SendTally.init(row:))
    }

    func holdSendTallies(
        of axes: [SendAxis],
        in project: ProjectID
    ) throws -> [SendAxis: SendTally] {
        var tallies = Dictionary(
            axes.map { ($0, SendTally(axis: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        // SQLite has one writer at a time, so every write transaction locks all tallies.
        let found =
            switch dialect {
            case .sqlite: try sendTallies(of: axes, in: project)
            case .postgres: try lockedSendTallies(of: tallies.keys.sorted(), in: project)
            }
        for tally in found { tallies[tally.axis] = tally }
        return tallies
    }

    /// The update changes nothing; it makes PostgreSQL lock existing rows, in the order of the
    /// values.
    private func lockedSendTallies(
        of axes: [SendAxis],
        in project: ProjectID
    ) throws -> [SendTally] {
        let values: [any SQLConvertible] = axes.flatMap { axis -> [any SQLConvertible] in
            [project, axis.kind, axis.subject]
        }
        return try rows(
            """
            \(Self.columns)
            VALUES \(Self.rows(axes.count, "(?, ?, ?, '', '', '', NULL, 0)"))
            ON CONFLICT (project_id, kind, subject) DO UPDATE SET subject = excluded.subject
            RETURNING *
            """,
            values: values
        )
        .map(SendTally.init(row:))
    }

    func save(_ tallies: [SendTally], of project: ProjectID, at now: Timestamp) throws {
        guard !tallies.isEmpty else { return }
        let values: [any SQLConvertible] = tallies.sorted { $0.axis < $1.axis }.flatMap {
            tally -> [any SQLConvertible] in
            [
                project, tally.axis.kind, tally.axis.subject,
                SendBuckets.column(of: tally.buckets), tally.countriesColumn,
                tally.hold?.column ?? "", tally.hold?.until, now,
            ]
        }
        try execute(
            """
            \(Self.columns)
            VALUES \(Self.rows(tallies.count, "(?, ?, ?, ?, ?, ?, ?, ?)"))
            ON CONFLICT (project_id, kind, subject) DO UPDATE SET
                buckets = excluded.buckets, countries = excluded.countries,
                hold = excluded.hold, held_until = excluded.held_until,
                last_noted_at = excluded.last_noted_at
            """,
            values: values
        )
    }

    func heldPrefixes(of project: ProjectID, at now: Timestamp) throws -> [SendTally] {
        try rows(
            """
            SELECT * FROM send_tally
            WHERE project_id = ? AND held_until > ? ORDER BY held_until, subject
            """,
            project,
            now
        )
        .map(SendTally.init(row:))
    }

    func deleteSendTallies(untouchedSince moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "send_tally",
            by: "project_id, kind, subject",
            where: "last_noted_at < ?",
            moment
        )
    }
}

extension SendAxis.Kind: SQLConvertible {}
