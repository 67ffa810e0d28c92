import DialtoneBasics
package import DialtoneSendGuard

extension SQLTransaction {
    private static let columns = """
        INSERT INTO send_tally (
            project_id, kind, subject, buckets, countries, hold, held_until, last_noted_at)
        """

    private static func rows(_ count: Int, _ row: String) -> String {
        Array(repeating: row, count: count).joined(separator: ", ")
    }

    func sendTallies(of dimensions: [SendDimension], in project: ProjectID) throws -> [SendTally] {
        guard !dimensions.isEmpty else { return [] }
        let values: [any SQLConvertible] = dimensions.flatMap { dimension -> [any SQLConvertible] in
            [dimension.kind, NumberSubject(dimension.subject)]
        }
        return try rows(
            """
            SELECT * FROM send_tally
            WHERE project_id = ? AND (kind, subject) IN (VALUES \(Self.rows(dimensions.count, "(?, ?)")))
            """,
            values: [project] + values
        )
        .map(SendTally.init(row:))
    }

    func holdSendTallies(
        of dimensions: [SendDimension],
        in project: ProjectID
    ) throws -> [SendDimension: SendTally] {
        var tallies = Dictionary(
            dimensions.map { ($0, SendTally(dimension: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        // SQLite has one writer at a time, so every write transaction locks all tallies.
        let found =
            switch dialect {
            case .sqlite: try sendTallies(of: dimensions, in: project)
            case .postgres: try lockedSendTallies(of: tallies.keys.sorted(), in: project)
            }
        for tally in found { tallies[tally.dimension] = tally }
        return tallies
    }

    /// Locks the tallies in the order of `dimensions`; the update itself changes nothing.
    private func lockedSendTallies(
        of dimensions: [SendDimension],
        in project: ProjectID
    ) throws -> [SendTally] {
        let values: [any SQLConvertible] = dimensions.flatMap { dimension -> [any SQLConvertible] in
            [project, dimension.kind, NumberSubject(dimension.subject)]
        }
        return try rows(
            """
            \(Self.columns)
            VALUES \(Self.rows(dimensions.count, "(?, ?, ?, '', '', '', NULL, 0)"))
            ON CONFLICT (project_id, kind, subject) DO UPDATE SET subject = excluded.subject
            RETURNING *
            """,
            values: values
        )
        .map(SendTally.init(row:))
    }

    func save(_ tallies: [SendTally], of project: ProjectID, at now: Timestamp) throws {
        guard !tallies.isEmpty else { return }
        let values: [any SQLConvertible] = tallies.sorted { $0.dimension < $1.dimension }.flatMap {
            tally -> [any SQLConvertible] in
            [
                project, tally.dimension.kind, NumberSubject(tally.dimension.subject),
                SendBuckets.column(of: tally.buckets), tally.countriesColumn,
                tally.hold?.column ?? "", tally.hold?.until, now,
            ]
        }
        try perform(
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
}

extension SendDimension.Kind: SQLConvertible {}
