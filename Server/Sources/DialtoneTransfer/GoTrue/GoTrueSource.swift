import DialtoneBasics
import DialtoneFlows

/// The table `auth.users` of GoTrue, as exported with `COPY … TO … CSV HEADER`.
struct GoTrueSource: AccountSource {
    private static let requiredColumns = ["id", "email", "encrypted_password", "created_at"]

    private var table: CSVTable
    private var count = 0
    private let rows: TableRowReader

    /// Opens the file; users who are banned beyond `now` are imported as disabled.
    init(path: String, now: Timestamp) throws(SourceFailure) {
        table = try CSVTable(try FileBytes(path: path))
        rows = try Self.rows(having: table.columns, now: now)
    }

    mutating func next() throws(SourceFailure) -> SourceRow? {
        guard let record = try table.next() else { return nil }
        count += 1
        switch record {
        case .tooLong: return .tooLong(count)
        case .row(let fields): return rows.row(fields, number: count)
        }
    }

    /// Returns the reader of a table with these columns.
    static func rows(
        having columns: [String],
        now: Timestamp
    ) throws(SourceFailure) -> TableRowReader {
        for column in requiredColumns where !columns.contains(column) {
            throw .noColumn(column)
        }
        return TableRowReader { fields throws(ImportProblem) in
            guard fields.count == columns.count else { throw .otherFieldCount }
            return GoTrueUser(
                fields: Dictionary(zip(columns, fields), uniquingKeysWith: { first, _ in first }),
                now: now
            )
        }
    }
}
