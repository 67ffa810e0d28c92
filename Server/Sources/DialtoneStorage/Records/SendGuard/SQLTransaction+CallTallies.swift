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
        let found = try rows(
            Self.heldTallies,
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
        try perform(
            Self.insertion(of: Array(repeating: "(?, ?, ?, ?, ?, ?)", count: tallies.count))
                + " buckets = excluded.buckets, last_noted_at = excluded.last_noted_at",
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

    /// The update changes nothing; it makes PostgreSQL lock existing rows, in the order of the
    /// values.
    private static let heldTallies =
        insertion(of: ["(?, ?, ?, ?, '', 0)", "(?, ?, ?, ?, '', 0)"])
        + " subject = excluded.subject RETURNING kind, subject, buckets"

    /// The beginning of a statement that inserts rows, or changes existing ones by the assignments
    /// that follow.
    private static func insertion(of rows: [String]) -> String {
        """
        INSERT INTO call_tally (project_id, call, kind, subject, buckets, last_noted_at)
        VALUES \(rows.joined(separator: ", "))
        ON CONFLICT (project_id, call, kind, subject) DO UPDATE SET
        """
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
