/// The rows of a table in the order of their keys, which is the same in both dialects.
///
/// If rows of the table refer to each other, these are only those that refer to no other row, or
/// only the others, so that each row can be inserted after the one that it refers to.
struct TableRows {
    let table: TableLayout
    private let condition: String?
    private let keyIndexes: [Int]

    /// The parts of a table, in the order in which they can be inserted.
    static func parts(of table: TableLayout) -> [TableRows] {
        guard let reference = table.ownReference else { return [TableRows(table, where: nil)] }
        return [
            TableRows(table, where: "\(reference) IS NULL"),
            TableRows(table, where: "\(reference) IS NOT NULL"),
        ]
    }

    private init(_ table: TableLayout, where condition: String?) {
        self.table = table
        self.condition = condition
        keyIndexes = table.key.compactMap { table.columns.firstIndex(of: $0) }
    }

    func key(of row: [SQLValue]) -> [SQLValue] { keyIndexes.map { row[$0] } }

    /// The rows that follow the key, or the first ones.
    func rows(
        after key: [SQLValue]?,
        limit: Int,
        on connection: any SQLConnection
    ) throws -> [[SQLValue]] {
        let next = key.map { _ in "(\(keyColumns)) > (\(keyMarks))" }
        let restriction = [condition, next].compactMap(\.self).joined(separator: " AND ")
        return try connection.query(
            """
            SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)
            \(restriction.isEmpty ? "" : "WHERE \(restriction)") ORDER BY \(keyColumns) LIMIT ?
            """,
            (key ?? []) + [limit.sqlValue]
        )
        .map(\.values)
    }

    /// The greatest key; `nil` if there are no rows.
    func lastKey(on connection: any SQLConnection) throws -> [SQLValue]? {
        let order = table.key.map { "\($0) DESC" }.joined(separator: ", ")
        return try connection.query(
            """
            SELECT \(keyColumns) FROM \(table.name)
            \(condition.map { "WHERE \($0)" } ?? "") ORDER BY \(order) LIMIT 1
            """,
            []
        )
        .first?.values
    }

    /// The number of rows up to a key and including it.
    func count(through key: [SQLValue], on connection: any SQLConnection) throws -> Int {
        let rows = try connection.query(
            """
            SELECT COUNT(*) AS count FROM \(table.name)
            WHERE \(condition.map { "\($0) AND " } ?? "")(\(keyColumns)) <= (\(keyMarks))
            """,
            key
        )
        return try rows.first?["count"] ?? 0
    }

    /// The rows with the keys of the given ones, in the same order; those that exist.
    func rows(
        withKeysOf others: [[SQLValue]],
        on connection: any SQLConnection
    ) throws -> [[SQLValue]] {
        let marks = others.map { "(\(key(of: $0).map(\.mark).joined(separator: ", ")))" }
        let found = try connection.queryOnce(
            """
            SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)
            WHERE (\(keyColumns)) IN (VALUES \(marks.joined(separator: ", ")))
            """,
            others.flatMap { key(of: $0) }
        )
        let rows = Dictionary(found.map { (key(of: $0.values), $0.values) }) { first, _ in first }
        return others.compactMap { rows[key(of: $0)] }
    }

    /// Inserts rows; with `skippingExisting`, those whose keys exist are left out.
    func insert(
        _ rows: [[SQLValue]],
        skippingExisting: Bool = false,
        on connection: any SQLConnection
    ) throws {
        let marks = Array(repeating: "?", count: table.columns.count).joined(separator: ", ")
        let values = Array(repeating: "(\(marks))", count: rows.count).joined(separator: ", ")
        _ = try connection.execute(
            """
            INSERT INTO \(table.name) (\(table.columns.joined(separator: ", "))) VALUES \(values)
            \(skippingExisting ? "ON CONFLICT DO NOTHING" : "")
            """,
            rows.flatMap(\.self)
        )
    }

    private var keyMarks: String {
        Array(repeating: "?", count: table.key.count).joined(separator: ", ")
    }

    private var keyColumns: String { table.key.joined(separator: ", ") }
}

extension SQLValue {
    /// A placeholder whose type PostgreSQL cannot derive from a column.
    fileprivate var mark: String {
        switch self {
        case .integer: "CAST(? AS bigint)"
        case .null, .text, .blob: "?"
        }
    }
}
