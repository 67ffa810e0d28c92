import GRDB
import Synchronization

/// Connections that only read, each for one caller at a time.
///
/// They are opened as threads come that need one, so there are never more of them than threads
/// that read at once. GRDB's own pool can make callers wait and call them off, which none of ours
/// needs; on its way to a connection it spent more than the usual read does.
final class SQLiteReaders: Sendable {
    private let path: String
    private let configuration: Configuration
    private let idle = Mutex<[DatabaseQueue]>([])

    /// Takes the file of a database that is open for writing and stays so meanwhile.
    init(path: String, configuration: Configuration) {
        self.path = path
        var configuration = configuration
        configuration.readonly = true
        // A transaction that did not end costs the connection here, where GRDB would end the process.
        configuration.allowsUnsafeTransactions = true
        self.configuration = configuration
    }

    /// Runs `body` on the calling thread, in a transaction that sees one state of the data.
    func read<Value>(_ body: (GRDB.Database) throws -> Value) throws -> Value {
        let reader =
            try idle.withLock { $0.popLast() }
            ?? DatabaseQueue(path: path, configuration: configuration)
        return try reader.unsafeRead { database in
            defer {
                if !database.isInsideTransaction { idle.withLock { $0.append(reader) } }
            }
            return try Self.inTransaction(on: database) { try body(database) }
        }
    }

    /// No caller may be reading, or come later.
    func close() {
        let readers = idle.withLock { readers in
            defer { readers = [] }
            return readers
        }
        for reader in readers { try? reader.close() }
    }

    private static func inTransaction<Value>(
        on database: GRDB.Database,
        _ body: () throws -> Value
    ) throws -> Value {
        try database.executeCached("BEGIN DEFERRED TRANSACTION")
        defer {
            // Nothing was written, and what was read is good however this ends.
            if database.isInsideTransaction {
                try? database.executeCached("COMMIT TRANSACTION")
            }
        }
        return try body()
    }
}
