import GRDB
import GRDBSQLite

/// A connection that GRDB handed out for the length of one transaction.
///
/// GRDB prepares and keeps the statements. They are bound and stepped here: going through its
/// arguments and rows took about as long as SQLite itself.
final class SQLiteConnection: SQLConnection {
    static let dialect = SQLDialect.sqlite

    private let database: GRDB.Database

    init(_ database: GRDB.Database) {
        self.database = database
    }

    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try rows(of: try database.cachedStatement(sql: statement), values)
    }

    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try rows(of: try database.makeStatement(sql: statement), values)
    }

    private func rows(of statement: Statement, _ values: [SQLValue]) throws -> [SQLRow] {
        let columns = statement.columnNames
        var rows: [SQLRow] = []
        try run(statement.sqliteStatement, values) { handle in
            let values = (0..<columns.count).map { SQLValue(of: handle, column: Int32($0)) }
            rows.append(SQLRow(columns: columns, values: values))
        }
        return rows
    }

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        let statement = try database.cachedStatement(sql: statement)
        try run(statement.sqliteStatement, values) { _ in }
        return database.changesCount
    }

    /// Runs the statement to its end; a statement that stands in the middle would hold locks.
    private func run(
        _ handle: OpaquePointer,
        _ values: [SQLValue],
        onRow: (OpaquePointer) -> Void
    ) throws {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: handle, at: Int32(index + 1)))
        }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: onRow(handle)
            case SQLITE_DONE: return
            case let code: try check(code)
            }
        }
    }

    private func check(_ code: Int32) throws {
        guard code != SQLITE_OK else { return }
        throw DatabaseError(resultCode: ResultCode(rawValue: code))
    }
}

extension SQLValue {
    /// SQLite's sign that it shall copy what it is given.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    fileprivate func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let value):
            return sqlite3_bind_int64(statement, index, value)
        case .text(var value):
            return value.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    // An address of nothing would be bound as NULL.
                    guard let start = $0.baseAddress else {
                        return sqlite3_bind_text(statement, index, "", 0, Self.transient)
                    }
                    return sqlite3_bind_text(
                        statement,
                        index,
                        start,
                        Int32($0.count),
                        Self.transient
                    )
                }
            }
        case .blob(let value):
            if value.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
            return value.withUnsafeBytes {
                sqlite3_bind_blob(
                    statement,
                    index,
                    $0.baseAddress,
                    Int32($0.count),
                    Self.transient
                )
            }
        }
    }

    fileprivate init(of statement: OpaquePointer, column: Int32) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER:
            self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .text(
                String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
            )
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
        default:
            // Strict tables hold nothing else; a decoder asks for no NULL where there is a number.
            self = .null
        }
    }
}
