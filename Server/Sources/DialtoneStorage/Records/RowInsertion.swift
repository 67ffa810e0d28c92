/// An insertion of one or more rows, which skips those that already exist.
struct RowInsertion {
    private let target: String
    private let row: String
    private let returning: String

    /// The statement for one row, by far the most common case.
    private let single: String

    /// The statement for one row that fails if the row already exists, and returns nothing.
    let unconditional: String

    init(into table: String, columns: [String], returning: String) {
        target = "\(table) (\(columns.joined(separator: ", ")))"
        self.returning = returning
        row = "(" + Array(repeating: "?", count: columns.count).joined(separator: ", ") + ")"
        single = Self.statement(target, rows: row, returning)
        unconditional = "INSERT INTO \(target) VALUES \(row)"
    }

    func statement(rowCount: Int) -> String {
        guard rowCount > 1 else { return single }
        let rows = Array(repeating: row, count: rowCount).joined(separator: ", ")
        return Self.statement(target, rows: rows, returning)
    }

    private static func statement(_ target: String, rows: String, _ returning: String) -> String {
        "INSERT INTO \(target) VALUES \(rows) ON CONFLICT DO NOTHING RETURNING \(returning)"
    }
}

extension SQLTransaction {
    /// The row counts per statement; they are few because each one is a prepared statement to keep.
    private static let rowCounts = [64, 32, 16, 8, 4, 2, 1]

    /// Inserts rows in as few statements as possible; returns the columns of the inserted ones.
    func insertRows(
        _ insertion: RowInsertion,
        _ values: [[any SQLConvertible]]
    ) throws -> [SQLRow] {
        var left = values[...]
        var inserted: [SQLRow] = []
        for count in Self.rowCounts {
            while left.count >= count {
                inserted += try rows(
                    insertion.statement(rowCount: count),
                    values: left.prefix(count).flatMap { $0 }
                )
                left = left.dropFirst(count)
            }
        }
        return inserted
    }
}
