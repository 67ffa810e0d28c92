extension SQLTransaction {
    /// Deletes at most `limit` rows that meet a condition, and returns their number.
    ///
    /// The outer statement repeats the condition: if another transaction has changed a row
    /// meanwhile, PostgreSQL evaluates it again, and keeps a row that is in use again.
    func deleteAtMost(
        _ limit: Int,
        from table: String,
        by key: String,
        where condition: String,
        _ values: [any SQLConvertible]
    ) throws -> Int {
        try execute(
            """
            DELETE FROM \(table) WHERE \(condition) AND (\(key)) IN (
                SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?)
            """,
            values: values + values + [limit]
        )
    }

    /// The rows whose `key` is one of `values`, in no order; a statement takes up to 256 of them.
    ///
    /// `more` are the values of `condition`.
    ///
    /// Values repeat until their number is a power of two, so that few statements stay prepared.
    func rows(
        of table: String,
        whose key: String,
        isIn values: [any SQLConvertible],
        where condition: String? = nil,
        _ more: any SQLConvertible...
    ) throws -> [SQLRow] {
        let restriction = condition.map { "\($0) AND " } ?? ""
        var found: [SQLRow] = []
        var rest = values[...]
        while let last = rest.prefix(256).last {
            var batch = Array(rest.prefix(256))
            rest = rest.dropFirst(batch.count)
            while batch.count & (batch.count - 1) != 0 { batch.append(last) }
            let marks = Array(repeating: "?", count: batch.count).joined(separator: ", ")
            found += try rows(
                "SELECT * FROM \(table) WHERE \(restriction)\(key) IN (\(marks))",
                values: more + batch
            )
        }
        return found
    }
}
