import Synchronization

/// A pool of read-only connections, each for one caller at a time.
///
/// A connection is opened when a thread needs one, so there are never more than concurrent readers.
final class SQLiteReaders: Sendable {
    private let path: String
    private let use: DatabaseUse
    private let numbers: SharedNumberStorage
    private let idle = Mutex<[Reader]>([])

    /// Creates a pool for a file that must be open for writing as long as the pool is used.
    init(path: String, use: DatabaseUse, numbers: SharedNumberStorage) {
        self.path = path
        self.use = use
        self.numbers = numbers
    }

    /// Runs `body` on the calling thread, in a transaction that sees one snapshot of the data.
    func read<Value: Sendable>(
        _ body: @Sendable (SQLTransaction) throws -> Value
    ) throws -> Value {
        let reader = try idle.withLock { $0.popLast() } ?? Reader(path: path, use: use, numbers)
        // A connection whose transaction did not end is discarded.
        defer { if reader.isReady { idle.withLock { $0.append(reader) } } }
        return try reader.read(body)
    }

    /// Closes the connections; no caller may be reading, or begin to read later.
    func close() {
        idle.withLock { $0 = [] }
    }
}

/// A connection of the pool.
///
/// Only one caller uses it at a time, so its lock is always free. The lock proves to the compiler
/// that no two threads use the connection.
private final class Reader: Sendable {
    private let connection: Mutex<SQLiteConnection>

    init(path: String, use: DatabaseUse, _ numbers: SharedNumberStorage) throws {
        let connection = try SQLiteConnection(path: path, for: .reading, use: use)
        connection.sharedNumbers = numbers
        self.connection = Mutex(connection)
    }

    var isReady: Bool { connection.withLock { !$0.isInTransaction } }

    func read<Value: Sendable>(
        _ body: @Sendable (SQLTransaction) throws -> Value
    ) throws -> Value {
        try connection.withLock { connection in
            try connection.execute("BEGIN DEFERRED TRANSACTION")
            defer {
                // Nothing was written, so the result is valid even if this fails.
                if connection.isInTransaction { try? connection.execute("COMMIT TRANSACTION") }
            }
            return try body(SQLTransaction(connection))
        }
    }
}
