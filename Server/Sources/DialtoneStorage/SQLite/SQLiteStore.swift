package import DialtoneCore
import GRDB
import Synchronization

/// The data in one SQLite file, or in memory: one process, nothing to install.
package final class SQLiteStore: DialtoneStorage.Database {
    /// How long another process may keep this one from writing.
    private static let patience = 5.0

    private let database: DatabaseQueue
    private let writer: GroupCommitWriter

    /// `nil` in memory: there is one connection, and the writer has it.
    private let readers: SQLiteReaders?
    private let reading = ClosingGate()

    /// The path of the file, and its identity when it was opened; `nil` in memory.
    private let place: (file: DatabaseFile, identity: DatabaseFile.Identity?)?

    /// Only a server has one, until it closes the store.
    private let lock: Mutex<ServerLock?>

    /// Opens the file, makes it if it is not there, and migrates it.
    package static func open(
        path: String,
        for use: DatabaseUse = .everyday
    ) async throws -> SQLiteStore {
        try translatingErrors {
            let file = DatabaseFile(path: path)
            try file.create()
            let lock = use == .serving ? try ServerLock(of: path) : nil
            let configuration = configuration(for: use)
            var writing = configuration
            writing.journalMode = .wal
            let database = try DatabaseQueue(path: path, configuration: writing)
            try database.writeWithoutTransaction { database in
                // GRDB has chosen NORMAL, by which a loss of power undoes the latest commits.
                try database.execute(sql: "PRAGMA synchronous = FULL")
            }
            return try SQLiteStore(
                database,
                readers: SQLiteReaders(path: path, configuration: configuration),
                at: (file, file.identity),
                lock: lock
            )
        }
    }

    /// A database that ends with the process.
    package static func openInMemory() async throws -> SQLiteStore {
        try translatingErrors {
            try SQLiteStore(
                DatabaseQueue(configuration: configuration(for: .everyday)),
                readers: nil
            )
        }
    }

    private init(
        _ database: DatabaseQueue,
        readers: SQLiteReaders?,
        at place: (file: DatabaseFile, identity: DatabaseFile.Identity?)? = nil,
        lock: ServerLock? = nil
    ) throws {
        self.database = database
        self.readers = readers
        self.place = place
        self.lock = Mutex(lock)
        writer = GroupCommitWriter(database)
        try database.writeWithoutTransaction { database in
            try database.inTransaction(.immediate) {
                try Migrator(migrations: Migration.all, dialect: .sqlite)
                    .migrate(SQLiteConnection(database))
                return .commit
            }
        }
    }

    private static func configuration(for use: DatabaseUse) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.prepareDatabase { database in
            // What one write of a group may undo goes to a temporary file otherwise.
            try database.execute(sql: "PRAGMA temp_store = MEMORY")
            try database.execute(sql: "PRAGMA cache_size = -\(use.cacheKibibytes)")
            try database.execute(sql: "PRAGMA wal_autocheckpoint = \(use.checkpointPages)")
        }
        return configuration
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        guard let readers else { return try await transact { try body($0) } }
        try reading.enter()
        defer { reading.leave() }
        do {
            // On the calling thread: no reader waits for the writer, so that going to another
            // thread would only add to it.
            return try readers.read { try body(SQLTransaction(SQLiteConnection($0))) }
        } catch {
            throw StorageError.translating(error)
        }
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        try await transact { try body($0) }
    }

    package func checkWritable() async throws {
        if let place, place.file.identity != place.identity || place.identity == nil {
            // SQLite keeps writing to the file that it opened, which is no longer at its path.
            throw StorageError.unavailable("the file \(place.file.path) was moved or replaced")
        }
        _ = try await transact { try $0.probe() }
    }

    /// A file has no server that could fail to answer.
    package func abandon() {}

    package func time() async throws -> Timestamp? { nil }

    package func close() async {
        await writer.close()
        guard await reading.close() else { return }
        readers?.close()
        try? database.close()
        lock.withLock { $0 = nil }
    }

    private func transact<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTransaction) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            writer.enqueue(
                QueuedWrite(
                    run: { transaction in
                        let value = try body(transaction)
                        return { continuation.resume(returning: value) }
                    },
                    fail: { continuation.resume(throwing: $0) }
                )
            )
        }
    }

    private static func translatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw StorageError.translating(error)
        }
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
