package import DialtoneBasics
package import DialtoneModel
import Foundation
import Synchronization

/// A data store in one SQLite file, or in memory, for a single server process.
package final class SQLiteStore: DialtoneStorage.Database {
    private let writer: GroupCommitWriter

    /// How the database stores phone numbers.
    let numbers: SharedNumberStorage

    /// Copies the write-ahead log into the file of a server; `nil` for others.
    private let checkpointer: LogCheckpointer?

    /// The readers; `nil` in memory, where the writer has the only connection.
    private let readers: SQLiteReaders?
    private let reading = ClosingGate()

    /// The path of the file, and its identity when it was opened; `nil` in memory.
    private let place: (file: DatabaseFile, identity: FileStatus.Identity?)?

    /// The lock of a server; `nil` for commands, and after closing.
    private let lock: Mutex<ServerLock?>

    /// Opens and migrates the file, and creates it if it does not exist.
    package static func open(
        path: String,
        for use: DatabaseUse = .commands,
        upgrading upgrade: SchemaUpgrade = .start
    ) async throws -> SQLiteStore {
        try await open(path: path, for: use, upgrading: upgrade, checkpoints: .serving)
    }

    /// Opens the file with other limits of the write-ahead log or another schema, for tests.
    static func open(
        path: String,
        for use: DatabaseUse,
        upgrading upgrade: SchemaUpgrade = .start,
        to migrations: [Migration] = Migration.all,
        checkpoints limits: LogCheckpointer.Limits = .serving
    ) async throws -> SQLiteStore {
        let file = DatabaseFile(path: path)
        try file.create()
        let lock = use == .serving ? try ServerLock(of: path) : nil
        let connection = try SQLiteConnection(path: path, for: .writing, use: use)
        try connection.useWriteAheadLog()
        try change(of: connection, to: migrations, at: path, holding: lock)
            .prepare(upgrade) { try $0() }
        let numbers = SharedNumberStorage()
        connection.sharedNumbers = numbers
        return SQLiteStore(
            connection,
            numbers,
            readers: SQLiteReaders(path: path, use: use, numbers: numbers),
            checkpointer: use == .serving ? try checkpointer(of: path, limits) : nil,
            at: (file, file.identity),
            lock: lock
        )
    }

    private static func checkpointer(
        of path: String,
        _ limits: LogCheckpointer.Limits
    ) throws -> LogCheckpointer {
        let connection = try SQLiteConnection(path: path, for: .writing, use: .serving)
        try connection.useWriteAheadLog()
        return LogCheckpointer(connection, limits: limits)
    }

    /// Opens a database that is deleted when the process ends.
    ///
    /// For tests, numbers can be encrypted with a key that is lost with the data.
    package static func openInMemory(
        encryptingNumbersWith random: RandomSource? = nil
    ) async throws -> SQLiteStore {
        let connection = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try Migrator(migrations: Migration.all, dialect: .sqlite).migrate(connection)
        let numbers = SharedNumberStorage()
        if let random { numbers.current = .encrypted(try NumberKey(from: random).cipher) }
        connection.sharedNumbers = numbers
        return SQLiteStore(connection, numbers, readers: nil)
    }

    /// Brings the schema of a file up to date, whether or not a server uses it.
    static func upgradeSchema(
        ofFile path: String,
        to migrations: [Migration] = Migration.all,
        report: @escaping (SchemaProgress) -> Void
    ) throws -> SchemaState {
        try DatabaseFile(path: path).create()
        let connection = try SQLiteConnection(path: path, for: .writing, use: .commands)
        try connection.useWriteAheadLog()
        var change = change(of: connection, to: migrations, at: path, holding: nil)
        change.report = report
        return try change.run()
    }

    /// Each step excludes other processes by its transaction, so that no further lock is needed.
    private static func change(
        of connection: SQLiteConnection,
        to migrations: [Migration],
        at path: String,
        holding lock: ServerLock?
    ) -> SchemaChange {
        var change = SchemaChange(
            migrator: Migrator(migrations: migrations, dialect: .sqlite),
            connection: connection,
            pause: { span in
                if span > .zero { Thread.sleep(forTimeInterval: span / .seconds(1)) }
                return true
            }
        )
        // A server holds the lock while it runs.
        change.isAlone = { try lock != nil || ServerLock.isFree(for: path) }
        return change
    }

    private init(
        _ connection: sending SQLiteConnection,
        _ numbers: SharedNumberStorage,
        readers: SQLiteReaders?,
        checkpointer: LogCheckpointer? = nil,
        at place: (file: DatabaseFile, identity: FileStatus.Identity?)? = nil,
        lock: ServerLock? = nil
    ) {
        writer = GroupCommitWriter(connection, checkpointer: checkpointer)
        self.checkpointer = checkpointer
        self.numbers = numbers
        self.readers = readers
        self.place = place
        self.lock = Mutex(lock)
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        guard let readers else { return try await transact { try body($0) } }
        try reading.enter()
        defer { reading.leave() }
        // On the calling thread: readers never wait for the writer, so another thread would only
        // add latency.
        return try readers.read { try body($0) }
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        try await transact { try body($0) }
    }

    package func checkWritable() async throws {
        if let place, place.file.identity != place.identity || place.identity == nil {
            // SQLite still writes to the file that it opened, which is no longer at its path.
            throw StorageError.unavailable("the file \(place.file.path) was moved or replaced")
        }
        _ = try await transact { try $0.probe() }
    }

    /// Does nothing: there is no server that could fail to respond.
    package func abandon() {}

    package var load: DatabaseLoad {
        var load = DatabaseLoad()
        load.waiting = writer.waitingCount
        return load
    }

    package func time() async throws -> Timestamp? { nil }

    package func close() async {
        await writer.finish()
        guard await reading.close() else { return }
        readers?.close()
        await checkpointer?.close()
        await writer.close()
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
}
