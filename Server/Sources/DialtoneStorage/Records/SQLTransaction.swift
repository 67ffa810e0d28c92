import DialtoneModel

/// The storage of all records, in SQL that both databases support.
///
/// Each table has its statements and its mapping in its own extension.
final class SQLTransaction: DataWriter {
    private let connection: any SQLConnection

    init(_ connection: any SQLConnection) {
        self.connection = connection
    }

    /// The dialect, for the few statements that exist for only one of the databases.
    var dialect: SQLDialect { type(of: connection).dialect }

    func rows(_ statement: String, _ values: any SQLConvertible...) throws -> [SQLRow] {
        try connection.query(statement, Self.bindable(values))
    }

    func row(_ statement: String, _ values: any SQLConvertible...) throws -> SQLRow? {
        try connection.query(statement, Self.bindable(values)).first
    }

    /// Executes a statement and returns the number of changed rows.
    @discardableResult
    func execute(_ statement: String, _ values: any SQLConvertible...) throws -> Int {
        try connection.execute(statement, Self.bindable(values))
    }

    @discardableResult
    func execute(_ statement: String, values: [any SQLConvertible]) throws -> Int {
        try connection.execute(statement, Self.bindable(values))
    }

    func rows(_ statement: String, values: [any SQLConvertible]) throws -> [SQLRow] {
        try connection.query(statement, Self.bindable(values))
    }

    /// The rows of a statement whose text depends on the caller's input.
    ///
    /// Such a statement is not kept, because each prepared statement takes memory permanently.
    func rowsOnce(_ statement: String, values: [any SQLConvertible]) throws -> [SQLRow] {
        try connection.queryOnce(statement, Self.bindable(values))
    }

    func row(_ statement: String, values: [any SQLConvertible]) throws -> SQLRow? {
        try connection.query(statement, Self.bindable(values)).first
    }

    /// Writes the row, and returns the number of changed rows: 0 or 1.
    ///
    /// `more` are the values of the statement's condition.
    @discardableResult
    func writeRow(
        _ statement: RowStatement,
        _ row: KeyValuePairs<String, any SQLConvertible>,
        _ more: any SQLConvertible...
    ) throws -> Int {
        var values: [SQLValue] = []
        values.reserveCapacity(row.count + more.count)
        for (_, value) in row { values.append(try Self.bindable(value)) }
        for value in more { values.append(try Self.bindable(value)) }
        return try connection.execute(statement.text(for: row), values)
    }

    private static func bindable(_ values: [any SQLConvertible]) throws -> [SQLValue] {
        try values.map(bindable)
    }

    /// PostgreSQL cannot store U+0000 in text, so it is rejected for both databases.
    private static func bindable(_ value: any SQLConvertible) throws -> SQLValue {
        let value = value.sqlValue
        if case .text(let text) = value, text.utf8.contains(0) {
            throw Refusal.invalidArgument(field: "text", problem: "must not contain U+0000")
        }
        return value
    }
}
