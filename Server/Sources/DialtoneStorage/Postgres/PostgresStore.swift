package import DialtoneCore
import Dispatch
import Foundation
package import Logging

/// The data in PostgreSQL, which any number of servers may share.
package final class PostgresStore: Database {
    /// How many connections, and for how long to wait.
    package struct Limits: Sendable {
        package var connections = max(8, 4 * ProcessInfo.processInfo.activeProcessorCount)

        /// How long connecting and each statement may take.
        package var statement = Duration.seconds(10)

        /// How long a transaction may wait for a connection.
        package var queue = Duration.seconds(10)

        /// How long migrating may take, another server's migration included.
        package var migration = Duration.seconds(120)

        package init() {}
    }

    private static let migrationLock: Int64 = 0x6469_616c_746f_6e65

    private let limits: Limits
    private let queue = PostgresQueue()
    private let closing: ClosingSignal
    private let workers = DispatchGroup()

    /// Connects to the database that `url` names, and migrates it.
    package static func open(
        url: String,
        limits: Limits = Limits(),
        logger: Logger
    ) async throws -> PostgresStore {
        try migrate(url: url, patience: limits.migration)
        return PostgresStore(
            url: url,
            limits: limits,
            closing: try ClosingSignal(),
            logger: logger
        )
    }

    private static func migrate(url: String, patience: Duration) throws {
        let connection = try PostgresConnection.open(url: url, patience: patience)
        do {
            try connection.command("BEGIN ISOLATION LEVEL READ COMMITTED")
            _ = try connection.query("SELECT pg_advisory_xact_lock(?)", [migrationLock.sqlValue])
            try Migrator(migrations: Migration.all, dialect: .postgres).migrate(connection)
            try connection.command("COMMIT")
        } catch let failure as PostgresFailure {
            throw failure.storageError
        }
    }

    private init(url: String, limits: Limits, closing: ClosingSignal, logger: Logger) {
        self.limits = limits
        self.closing = closing
        for index in 0..<limits.connections {
            workers.enter()
            let thread = Thread { [queue, closing, workers] in
                PostgresWorker(
                    index: index,
                    url: url,
                    patience: limits.statement,
                    queue: queue,
                    closing: closing,
                    logger: logger
                )
                .work()
                workers.leave()
            }
            thread.name = "postgres-\(index)"
            thread.start()
        }
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await run { connection in try connection.read { try body($0) } }
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        try await run { connection in try connection.write { try body($0) } }
    }

    package func checkWritable() async throws {
        _ = try await run { connection in
            try connection.write { try $0.execute("UPDATE write_probe SET writes = writes + 1") }
        }
    }

    package func close() async {
        queue.close(takers: limits.connections)
        closing.signal()
        await withCheckedContinuation { continuation in
            workers.notify(queue: .global()) { continuation.resume() }
        }
        queue.failAll()
    }

    private func run<Value: Sendable>(
        _ transaction: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.add(
                PostgresJob(
                    deadline: .now + limits.queue,
                    run: { connection in
                        let value = try transaction(connection)
                        return { continuation.resume(returning: value) }
                    },
                    fail: { continuation.resume(throwing: $0) }
                )
            )
        }
    }
}
