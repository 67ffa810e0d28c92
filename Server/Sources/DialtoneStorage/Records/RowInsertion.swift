/// An insertion of rows, of which those that exist already are left out.
struct RowInsertion {
    private let target: String
    private let row: String
    private let returning: String

    /// By far the most insertions are of one row.
    private let single: String

    init(into target: String, columnCount: Int, returning: String) {
        self.target = target
        self.returning = returning
        row = "(" + Array(repeating: "?", count: columnCount).joined(separator: ", ") + ")"
        single = Self.statement(target, rows: row, returning)
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
    /// How many rows one statement takes: each number makes a statement to be kept prepared.
    private static let rowCounts = [64, 32, 16, 8, 4, 2, 1]

    /// Inserts the rows in as few statements as can be, and returns what the inserted ones have.
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
