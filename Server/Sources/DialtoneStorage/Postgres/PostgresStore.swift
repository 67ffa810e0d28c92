package import DialtoneBasics
package import DialtoneModel
import Dispatch
import Foundation
package import Logging
import Synchronization

/// A data store in PostgreSQL, which any number of servers can share.
package final class PostgresStore: Database {
    /// The number of connections, and time limits.
    package struct Limits: Sendable {
        package var connections = Self.standardConnections(on: Processors.count)

        /// The limit for each statement, after which the server stops it.
        package var statement = Duration.seconds(8)

        /// The limit for all statements of a transaction, and for being idle in it.
        ///
        /// Together with the wait for a connection, it is below the deadline of a request, so that
        /// its caller gets a response.
        package var transaction = Duration.seconds(15)

        /// The time that a transaction may wait for a connection.
        ///
        /// During an outage, callers wait for this time before they fail at once.
        package var queue = Duration.seconds(10)

        /// The time that running transactions have after the store begins to close.
        package var closing = Duration.seconds(3)

        /// The time that a migration may wait for a lock.
        ///
        /// It may wait for another server's migration, and for transactions that use a table. The
        /// migration itself has no limit.
        package var migrationLock = Duration.seconds(120)

        /// How often a health probe also writes something that needs room on the disk.
        package var probeInterval = Duration.seconds(3)

        package init() {}

        /// The connections of a server that may use this many processors.
        ///
        /// More would not make it faster, and PostgreSQL allows a hundred by default.
        package static func standardConnections(on processors: Int) -> Int {
            min(64, max(8, 4 * processors))
        }

        /// The same for a program that opens the database for `use`: only servers have many callers.
        func limited(to use: DatabaseUse) -> Self {
            guard use == .commands else { return self }
            var limits = self
            limits.connections = min(connections, 4)
            return limits
        }
    }

    private let limits: Limits
    private let queue: PostgresQueue
    private let closing: ClosingSignal
    private let severing: ClosingSignal
    private let workers = DispatchGroup()
    private let probes: Mutex<ProbeSchedule>
    private let use: PostgresUse

    /// How the database stores phone numbers.
    let numbers: SharedNumberStorage

    /// The number of migrations that this program knows.
    private let knownMigrations: Int

    /// Connects to the database at `url` and migrates it; stops early if the task is cancelled.
    package static func open(
        url: String,
        limits: Limits = Limits(),
        upgrading upgrade: SchemaUpgrade = .start,
        logger: Logger
    ) async throws -> PostgresStore {
        try await open(
            url: url,
            limits: limits,
            upgrading: upgrade,
            to: Migration.all,
            logger: logger
        )
    }

    /// Opens the database with another schema, for tests of other versions.
    static func open(
        url: String,
        limits: Limits,
        upgrading upgrade: SchemaUpgrade = .start,
        to migrations: [Migration],
        logger: Logger
    ) async throws -> PostgresStore {
        let closing = try ClosingSignal()
        let severing = try ClosingSignal()
        try await withTaskCancellationHandler {
            try await BlockingThread.run {
                try PostgresSchema(
                    url: url,
                    migrations: migrations,
                    limits: limits,
                    closing: closing
                )
                .prepare(upgrade)
            }
        } onCancel: {
            closing.signal()
        }
        try Task.checkCancellation()
        return PostgresStore(
            url: url,
            limits: limits,
            knownMigrations: migrations.count,
            closing: closing,
            severing: severing,
            logger: logger
        )
    }

    /// Brings the schema up to date while servers run; stops early if the task is cancelled.
    static func upgradeSchema(
        url: String,
        to migrations: [Migration] = Migration.all,
        limits: Limits = Limits(),
        report: @escaping @Sendable (SchemaProgress) -> Void
    ) async throws -> SchemaState {
        let closing = try ClosingSignal()
        return try await withTaskCancellationHandler {
            try await BlockingThread.run {
                try PostgresSchema(
                    url: url,
                    migrations: migrations,
                    limits: limits,
                    closing: closing
                )
                .upgrade(report: report)
            }
        } onCancel: {
            closing.signal()
        }
    }

    private init(
        url: String,
        limits: Limits,
        knownMigrations: Int,
        closing: ClosingSignal,
        severing: ClosingSignal,
        logger: Logger
    ) {
        self.limits = limits
        self.knownMigrations = knownMigrations
        probes = Mutex(ProbeSchedule(interval: limits.probeInterval))
        self.closing = closing
        self.severing = severing
        let reach = PostgresReach(timeout: limits.queue)
        queue = PostgresQueue(reach: reach)
        let use = PostgresUse()
        self.use = use
        let numbers = SharedNumberStorage()
        self.numbers = numbers
        let parts = PostgresWorker.Parts(
            url: url,
            statement: limits.statement,
            transaction: limits.transaction,
            queue: queue,
            reach: reach,
            use: use,
            numbers: numbers,
            closing: closing,
            severing: severing,
            logger: logger
        )
        for index in 0..<limits.connections {
            workers.enter()
            let thread = Thread { [workers] in
                PostgresWorker(index: index, parts: parts).work()
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
        do {
            return try await run { connection in try connection.write { try body($0) } }
        } catch StorageError.full {
            // The next probe tells load balancers.
            probes.withLock { $0.failed() }
            throw StorageError.full
        }
    }

    package func checkWritable() async throws {
        let isThorough = probes.withLock { $0.isNextThorough(at: .now) }
        do {
            _ = try await run { [knownMigrations] connection in
                // A server that was cut off for a while may have missed a contraction.
                try connection.write { data in
                    try MigrationTable(on: connection)
                        .checkIsUsable(byProgramWith: knownMigrations)
                    if isThorough { try data.probe() } else { try data.touch() }
                }
            }
            if isThorough { probes.withLock { $0.passed() } }
        } catch {
            if isThorough { probes.withLock { $0.failed() } }
            throw error
        }
    }

    package func time() async throws -> Timestamp? {
        try await run { connection in try connection.read { try $0.databaseTime() } }
    }

    package var load: DatabaseLoad {
        var load = DatabaseLoad()
        load.waiting = queue.waitingCount
        let (open, busy) = use.counts
        load.connections = (busy, max(0, open - busy), max(0, limits.connections - open))
        return load
    }

    package func close() async {
        queue.close(takers: limits.connections)
        closing.signal()
        if await !workersEnd(within: limits.closing) {
            severing.signal()
            _ = await workersEnd(within: limits.closing)
        }
        queue.failAll()
    }

    package func abandon() {
        queue.close(takers: limits.connections)
        closing.signal()
        severing.signal()
        queue.failAll()
    }

    private func workersEnd(within span: Duration) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [workers] in
                let wait = DispatchTimeInterval.milliseconds(Int(span / .milliseconds(1)))
                continuation.resume(returning: workers.wait(timeout: .now() + wait) == .success)
            }
        }
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
