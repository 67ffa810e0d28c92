import CSQLite

/// A connection to a SQLite database, with its prepared statements.
///
/// Only one thread at a time may use it: SQLite's own locks are disabled. It is not `Sendable`, so
/// the compiler accepts it only in a `Mutex` or on the stack.
final class SQLiteConnection: SQLConnection {
    static let dialect = SQLDialect.sqlite

    /// The time to wait for another process's lock, in milliseconds.
    private static let busyTimeout: Int32 = 5_000

    /// The size to which the log's file is cut when the log starts over, in bytes.
    ///
    /// To overwrite a file is cheaper than to extend it.
    private static let largestKeptLog = 64 * 1_024 * 1_024

    enum Access {
        case reading, writing
    }

    let handle: OpaquePointer

    /// How the store of the connection stores phone numbers; `nil` if it has no store.
    var sharedNumbers: SharedNumberStorage?

    var numbers: NumberStorage { sharedNumbers?.current ?? .plain }

    /// The size of the write-ahead log after the latest commit, in pages, written by SQLite.
    private let logSize = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens the file at `path`, or an in-memory database for `:memory:`.
    init(path: String, for access: Access, use: DatabaseUse) throws {
        var opened: OpaquePointer?
        let mode =
            access == .reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            // There is a connection even if opening failed.
            sqlite3_close_v2(opened)
            throw StorageError(sqlite: code)
        }
        // From here on, `deinit` closes it.
        handle = opened
        logSize.initialize(to: 0)
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Self.busyTimeout)
        try check(dialtone_refuse_double_quoted_strings(handle))
        try set("foreign_keys = ON")
        // Otherwise the rollback data of savepoints is written to a temporary file.
        try set("temp_store = MEMORY")
        try set("cache_size = -\(use.cacheKibibytes)")
        if let pages = use.checkpointPages {
            try set("wal_autocheckpoint = \(pages)")
        } else {
            measureLog()
        }
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
        logSize.deallocate()
    }

    /// Enables the write-ahead log, so that readers and the writer do not block each other.
    func useWriteAheadLog() throws {
        guard try set("journal_mode = WAL") == .text("wal") else {
            throw StorageError.unavailable("its file system does not support a write-ahead log")
        }
        // With NORMAL, a power failure can lose the latest commits.
        try set("synchronous = FULL")
        // A long export keeps the log from starting over. Afterwards, the file need not stay large.
        try set("journal_size_limit = \(Self.largestKeptLog)")
    }

    /// The size of the write-ahead log after the latest commit, in pages.
    var logPages: Int { Int(logSize.pointee) }

    /// Copies the write-ahead log into the file, as far as readers permit, without waiting for any.
    func checkpoint() throws -> LogCheckpointer.Progress {
        var (log, copied): (Int32, Int32) = (0, 0)
        try check(
            sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, &log, &copied)
        )
        return LogCheckpointer.Progress(logPages: Int(log), copiedPages: Int(copied))
    }

    /// Whether a transaction is active.
    ///
    /// It is `false` after SQLite has rolled back a transaction itself, for example on a full disk.
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

    func perform(_ statement: String, _ values: [SQLValue]) throws {
        try kept(statement).run(values) { _ in }
    }

    /// Executes a statement without values, such as `COMMIT`.
    func execute(_ statement: String) throws {
        try kept(statement).run([]) { _ in }
    }

    private func kept(_ text: String) throws -> SQLiteStatement {
        if let statement = statements[text] { return statement }
        let statement = try SQLiteStatement(text, on: self, isKept: true)
        statements[text] = statement
        return statement
    }

    /// Executes a PRAGMA and returns SQLite's value.
    @discardableResult
    private func set(_ pragma: String) throws -> SQLValue? {
        try queryOnce("PRAGMA \(pragma)", []).first?.values.first
    }

    /// Records the size of the log after each commit, instead of checkpoints by SQLite.
    private func measureLog() {
        sqlite3_wal_hook(
            handle,
            { size, _, _, pages in
                size?.assumingMemoryBound(to: Int32.self).pointee = pages
                return SQLITE_OK
            },
            logSize
        )
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw StorageError(sqlite: code) }
    }
}

extension DatabaseUse {
    /// The cache size of a connection, in KiB.
    ///
    /// SQLite's default of 2,000 is too small for the indexes. The changes of a transaction must
    /// fit, or else pages are written more than once.
    fileprivate var cacheKibibytes: Int {
        switch self {
        case .commands, .serving: 8_000
        case .bulk: 64_000
        }
    }

    /// The size of the write-ahead log, in pages, at which a commit copies it into the file; `nil`
    /// for a server, which has a ``LogCheckpointer``.
    ///
    /// A page with many changes is copied only once, and rows in random order change the same pages
    /// again and again.
    fileprivate var checkpointPages: Int? {
        switch self {
        case .serving: nil
        case .commands: 4_000
        case .bulk: 16_000
        }
    }
}
