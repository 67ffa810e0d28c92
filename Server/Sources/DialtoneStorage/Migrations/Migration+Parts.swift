extension Migration {
    /// An index of a table that programs use meanwhile.
    struct Index: Sendable {
        let name: String

        /// The table and the columns, such as `account (project_id, email)`.
        let subject: String

        func statement(in dialect: SQLDialect) -> String {
            let manner = dialect == .postgres ? "CONCURRENTLY " : ""
            return "CREATE INDEX \(manner)IF NOT EXISTS \(name) ON \(subject)"
        }

        /// The statement for a table that only this transaction can see.
        var plainStatement: String { statement(in: .sqlite) }
    }

    /// A change of the rows that exist, a few at a time.
    ///
    /// It is repeated before the next contraction, because earlier programs still write rows
    /// without the new values. So a second run must not change a row again: `condition` says which
    /// rows need it.
    struct Fill: Sendable {
        let table: String

        /// The columns of the primary key, in its order.
        let key: [String]

        /// The assignments, in both dialects.
        let assignments: String
        let condition: String

        /// The number of rows in a transaction; small, so that requests do not wait.
        static let batch = 1_000

        var text: String { "UPDATE \(table) SET \(assignments) WHERE \(condition)" }

        private var keyColumns: String { key.joined(separator: ", ") }
        private var keyMarks: String { key.map { _ in "?" }.joined(separator: ", ") }

        /// Reads the last key of the batch after another key, or of the first batch.
        func lastKey(after key: [SQLValue]?, on connection: any SQLConnection) throws -> [SQLValue]?
        {
            let start = key.map { _ in "WHERE (\(keyColumns)) > (\(keyMarks))" } ?? ""
            // The last of at most a batch of keys, also if there are fewer.
            return try connection.query(
                """
                SELECT \(keyColumns) FROM (
                    SELECT \(keyColumns) FROM \(table) \(start) ORDER BY \(keyColumns) LIMIT ?
                ) AS batch
                ORDER BY \(self.key.map { "\($0) DESC" }.joined(separator: ", ")) LIMIT 1
                """,
                (key ?? []) + [Self.batch.sqlValue]
            )
            .first?.values
        }

        /// Changes the rows after `start` up to `end`; returns how many needed it.
        func apply(
            after start: [SQLValue]?,
            through end: [SQLValue],
            on connection: any SQLConnection
        ) throws -> Int {
            let lower = start.map { _ in "AND (\(keyColumns)) > (\(keyMarks))" } ?? ""
            return try connection.execute(
                "\(text) \(lower) AND (\(keyColumns)) <= (\(keyMarks))",
                (start ?? []) + end
            )
        }
    }
}
