import DialtoneBasics
package import DialtoneModel
import DialtoneSendGuard

extension SQLTransaction {
    func callTallies(
        of call: LimitedCall,
        from origin: SendOrigin,
        in project: ProjectID
    ) throws -> [SendTally] {
        let found = try rows(
            """
            SELECT kind, subject, buckets FROM call_tally
            WHERE project_id = ? AND call = ? AND (kind, subject) IN (VALUES (?, ?), (?, ?))
            """,
            values: [project, call] + Self.values(of: origin.dimensions)
        )
        return try Self.tallies(of: origin, in: found)
    }

    func holdCallTallies(
        of call: LimitedCall,
        from origin: SendOrigin,
        in project: ProjectID
    ) throws -> [SendTally] {
        // SQLite has one writer at a time, so every write transaction locks all tallies.
        guard dialect == .postgres else {
            return try callTallies(of: call, from: origin, in: project)
        }
        // The update changes nothing; it makes PostgreSQL lock existing rows, in the order of the
        // values.
        let found = try rows(
            """
            INSERT INTO call_tally (project_id, call, kind, subject, buckets, last_noted_at)
            VALUES (?, ?, ?, ?, '', 0), (?, ?, ?, ?, '', 0)
            ON CONFLICT (project_id, call, kind, subject) DO UPDATE SET subject = excluded.subject
            RETURNING kind, subject, buckets
            """,
            values: origin.dimensions.flatMap { dimension -> [any SQLConvertible] in
                [project, call, dimension.kind, dimension.subject]
            }
        )
        return try Self.tallies(of: origin, in: found)
    }

    func save(
        _ tallies: [SendTally],
        of call: LimitedCall,
        in project: ProjectID,
        at now: Timestamp
    ) throws {
        guard !tallies.isEmpty else { return }
        let row = "(?, ?, ?, ?, ?, ?)"
        try execute(
            """
            INSERT INTO call_tally (project_id, call, kind, subject, buckets, last_noted_at)
            VALUES \(Array(repeating: row, count: tallies.count).joined(separator: ", "))
            ON CONFLICT (project_id, call, kind, subject) DO UPDATE SET
                buckets = excluded.buckets, last_noted_at = excluded.last_noted_at
            """,
            values: tallies.sorted { $0.dimension < $1.dimension }.flatMap {
                tally -> [any SQLConvertible] in
                [
                    project, call, tally.dimension.kind, tally.dimension.subject,
                    SendBuckets.column(of: tally.buckets), now,
                ]
            }
        )
    }

    func deleteCallTallies(on dimension: SendDimension, in project: ProjectID) throws -> Int {
        try execute(
            "DELETE FROM call_tally WHERE project_id = ? AND kind = ? AND subject = ?",
            project,
            dimension.kind,
            dimension.subject
        )
    }

    private static func values(of dimensions: [SendDimension]) -> [any SQLConvertible] {
        dimensions.flatMap { dimension -> [any SQLConvertible] in
            [dimension.kind, dimension.subject]
        }
    }

    private static func tallies(of origin: SendOrigin, in rows: [SQLRow]) throws -> [SendTally] {
        var tallies = origin.dimensions.map { SendTally(dimension: $0) }
        for row in rows {
            let dimension = SendDimension(try row["kind"], try row["subject"])
            guard let index = tallies.firstIndex(where: { $0.dimension == dimension }) else {
                continue
            }
            tallies[index] = SendTally(
                dimension: dimension,
                buckets: try SendBuckets.list(try row["buckets"])
            )
        }
        return tallies
    }
}

extension LimitedCall: SQLConvertible {}
