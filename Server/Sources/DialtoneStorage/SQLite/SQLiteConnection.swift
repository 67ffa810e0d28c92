import CSQLite

/// A connection to a SQLite database, with the statements that it keeps prepared.
///
/// Only one thread at a time may use it: SQLite's own locks are switched off. It is not
/// `Sendable`, so the compiler accepts it in a `Mutex` or on the stack only.
final class SQLiteConnection: SQLConnection {
    static let dialect = SQLDialect.sqlite

    /// How long another process may keep this one from reading or writing, in milliseconds.
    private static let patience: Int32 = 5_000

    enum Access {
        case reading, writing
    }

    let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens the file at `path`, or a database in memory for `:memory:`.
    init(path: String, for access: Access, use: DatabaseUse) throws {
        var opened: OpaquePointer?
        let mode =
            access == .reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            // There is a connection even when opening it failed.
            sqlite3_close_v2(opened)
            throw StorageError(sqlite: code)
        }
        // From here on, `deinit` closes it.
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Self.patience)
        try check(dialtone_refuse_double_quoted_strings(handle))
        try set("foreign_keys = ON")
        // What one write of a group may undo goes to a temporary file otherwise.
        try set("temp_store = MEMORY")
        try set("cache_size = -\(use.cacheKibibytes)")
        try set("wal_autocheckpoint = \(use.checkpointPages)")
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Writes to a log first, so that readers and the writer do not wait for each other.
    func useWriteAheadLog() throws {
        guard try set("journal_mode = WAL") == .text("wal") else {
            throw StorageError.unavailable("its file system does not support a write-ahead log")
        }
        // With NORMAL, a loss of power undoes the latest commits.
        try set("synchronous = FULL")
    }

    /// `false` also after SQLite has given a transaction up by itself, as when the disk is full.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try kept(statement).rows(values)
    }

    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try SQLiteStatement(statement, on: self, isKept: false).rows(values)
    }

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        try kept(statement).run(values) { _ in }
        return Int(sqlite3_changes(handle))
    }

    /// Runs a statement that has no values, for example one that ends a transaction.
    func execute(_ statement: String) throws {
        try kept(statement).run([]) { _ in }
    }

    private func kept(_ text: String) throws -> SQLiteStatement {
        if let statement = statements[text] { return statement }
        let statement = try SQLiteStatement(text, on: self, isKept: true)
        statements[text] = statement
        return statement
    }

    /// Sets a property of the connection, and returns the value that SQLite answers with.
    @discardableResult
    private func set(_ pragma: String) throws -> SQLValue? {
        try queryOnce("PRAGMA \(pragma)", []).first?.values.first
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw StorageError(sqlite: code) }
    }
}

extension DatabaseUse {
    /// How much of the file each connection may keep in memory.
    ///
    /// SQLite's 2,000 are soon too little for the indexes. What a transaction changes has to fit
    /// in, or is written more than once.
    fileprivate var cacheKibibytes: Int {
        switch self {
        case .everyday, .serving: 8_000
        case .bulk: 64_000
        }
    }

    /// How far the log of changes grows before it is worked into the file.
    ///
    /// A page that changes often is copied once for many changes; rows in no order change the
    /// same pages again and again.
    fileprivate var checkpointPages: Int {
        switch self {
        case .everyday, .serving: 4_000
        case .bulk: 16_000
        }
    }
}
