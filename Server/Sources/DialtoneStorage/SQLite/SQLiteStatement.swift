import CSQLite

/// A prepared statement, which must be released before its connection closes.
final class SQLiteStatement {
    private let handle: OpaquePointer
    /// The column names, and SQLite's reprepare counter at the time they were read.
    private var columns: (names: [String], preparations: Int32) = ([], -1)

    /// Prepares `text`, which must be a single statement.
    init(_ text: String, on connection: SQLiteConnection, isKept: Bool) throws {
        let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
        var prepared: OpaquePointer?
        let (code, isWhole) = text.withCString { start in
            var end: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(connection.handle, start, -1, flags, &prepared, &end)
            return (code, end?.pointee == 0)
        }
        guard code == SQLITE_OK else { throw StorageError(sqlite: code) }
        guard let prepared else { throw StorageError(sqlite: SQLITE_MISUSE) }
        // From here on, `deinit` finalizes it.
        handle = prepared
        // SQLite prepares only the first statement of a text, and would ignore the others.
        guard isWhole else { throw StorageError(sqlite: SQLITE_MISUSE) }
    }

    deinit {
        sqlite3_finalize(handle)
    }

    func rows(_ values: [SQLValue]) throws -> [SQLRow] {
        var rows: [SQLRow] = []
        try run(values) { handle in
            if rows.isEmpty { readColumns() }
            let values = columns.names.indices.map { SQLValue(of: handle, column: Int32($0)) }
            rows.append(SQLRow(columns: columns.names, values: values))
        }
        return rows
    }

    /// Reads the column names again if SQLite has reprepared the statement.
    ///
    /// It does so when another process has changed a table; `*` then has other columns.
    private func readColumns() {
        let preparations = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0)
        guard preparations != columns.preparations else { return }
        let names = (0..<sqlite3_column_count(handle)).map { index in
            sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
        }
        columns = (names, preparations)
    }

    /// Runs the statement to its end, because an unfinished statement would hold locks.
    func run(_ values: [SQLValue], onRow: (OpaquePointer) -> Void) throws {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() {
            let code = value.bind(to: handle, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw StorageError(sqlite: code) }
        }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: onRow(handle)
            case SQLITE_DONE: return
            case let code: throw StorageError(sqlite: code)
            }
        }
    }
}
