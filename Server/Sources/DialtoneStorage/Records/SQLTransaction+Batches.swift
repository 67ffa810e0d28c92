import DialtoneCore

extension SQLTransaction {
    /// Deletes at most `limit` rows that meet a condition, and returns how many it was.
    ///
    /// The outer statement repeats the condition: PostgreSQL checks it again if another transaction
    /// has changed a row meanwhile, and then keeps a row that is in use again.
    func deleteAtMost(
        _ limit: Int,
        from table: String,
        by key: String,
        where condition: String,
        _ values: any SQLConvertible...
    ) throws -> Int {
        try execute(
            """
            DELETE FROM \(table) WHERE \(condition) AND (\(key)) IN (
                SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?)
            """,
            values: values + values + [limit]
        )
    }
}
