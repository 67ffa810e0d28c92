import DialtoneCore

/// All records of the domain, in SQL that both databases understand.
///
/// Each table has its statements and its mapping in an extension of its own.
final class SQLTransaction: DataWriter {
    private let connection: any SQLConnection

    init(_ connection: any SQLConnection) {
        self.connection = connection
    }

    /// Whose SQL the few statements are for that exist for one database only.
    var dialect: SQLDialect { type(of: connection).dialect }

    func rows(_ statement: String, _ values: any SQLConvertible...) throws -> [SQLRow] {
        try connection.query(statement, Self.bindable(values))
    }

    func row(_ statement: String, _ values: any SQLConvertible...) throws -> SQLRow? {
        try connection.query(statement, Self.bindable(values)).first
    }

    /// How many rows were changed.
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

    /// The rows for a statement whose text depends on what a caller sends.
    ///
    /// Each statement that stays prepared takes memory permanently.
    func rowsOnce(_ statement: String, values: [any SQLConvertible]) throws -> [SQLRow] {
        try connection.queryOnce(statement, Self.bindable(values))
    }

    func row(_ statement: String, values: [any SQLConvertible]) throws -> SQLRow? {
        try connection.query(statement, Self.bindable(values)).first
    }

    /// Writes the row, and returns how many rows were changed: none, or this one.
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

    /// PostgreSQL cannot hold U+0000 in a text, so neither database is given one.
    private static func bindable(_ value: any SQLConvertible) throws -> SQLValue {
        let value = value.sqlValue
        if case .text(let text) = value, text.utf8.contains(0) {
            throw Refusal.invalidArgument(field: "text", problem: "must not contain U+0000")
        }
        return value
    }
}
