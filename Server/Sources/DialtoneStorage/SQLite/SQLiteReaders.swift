import Synchronization

/// Connections that only read, each for one caller at a time.
///
/// They are opened as threads come that need one, so there are never more of them than threads
/// that read at once.
final class SQLiteReaders: Sendable {
    private let path: String
    private let use: DatabaseUse
    private let idle = Mutex<[Reader]>([])

    /// Takes the file of a database that is open for writing and stays so meanwhile.
    init(path: String, use: DatabaseUse) {
        self.path = path
        self.use = use
    }

    /// Runs `body` on the calling thread, in a transaction that sees one state of the data.
    func read<Value: Sendable>(
        _ body: @Sendable (SQLTransaction) throws -> Value
    ) throws -> Value {
        let reader = try idle.withLock { $0.popLast() } ?? Reader(path: path, use: use)
        // A connection whose transaction did not end is not used again.
        defer { if reader.isReady { idle.withLock { $0.append(reader) } } }
        return try reader.read(body)
    }

    /// No caller may be reading, or come later.
    func close() {
        idle.withLock { $0 = [] }
    }
}

/// One of the connections.
///
/// Only one caller has it at a time, so its lock is always free. It is there for the compiler,
/// which then guarantees that no connection is used by two threads.
private final class Reader: Sendable {
    private let connection: Mutex<SQLiteConnection>

    init(path: String, use: DatabaseUse) throws {
        connection = Mutex(try SQLiteConnection(path: path, for: .reading, use: use))
    }

    var isReady: Bool { connection.withLock { !$0.isInTransaction } }

    func read<Value: Sendable>(
        _ body: @Sendable (SQLTransaction) throws -> Value
    ) throws -> Value {
        try connection.withLock { connection in
            try connection.execute("BEGIN DEFERRED TRANSACTION")
            defer {
                // Nothing was written, and what was read is good however this ends.
                if connection.isInTransaction { try? connection.execute("COMMIT TRANSACTION") }
            }
            return try body(SQLTransaction(connection))
        }
    }
}
