import Foundation

/// The schema of a database in PostgreSQL, which several servers and commands may bring up to date.
struct PostgresSchema {
    static let migrationLock: Int64 = 0x6469_616c_746f_6e65

    /// How often a program that waits for another one's upgrade asks again.
    private static let interval = Duration.milliseconds(200)

    let url: String
    let migrations: [Migration]
    let limits: PostgresStore.Limits

    /// Ends all waits when the store closes.
    let closing: ClosingSignal

    /// Brings the schema up to date on behalf of a program that opens the database.
    func prepare(_ upgrade: SchemaUpgrade) throws {
        try translatingFailures {
            try change { _ in }.prepare(upgrade, locked: exclusively)
        }
    }

    func upgrade(report: @escaping (SchemaProgress) -> Void) throws -> SchemaState {
        try translatingFailures {
            let change = try change(report)
            return try exclusively { try change.run() }
        }
    }

    private func change(_ report: @escaping (SchemaProgress) -> Void) throws -> SchemaChange {
        var change = SchemaChange(
            migrator: Migrator(migrations: migrations, dialect: .postgres),
            connection: try connect(idle: limits.transaction),
            pause: { [closing] in closing.pause(for: $0) },
            patience: limits.migrationLock,
            report: report
        )
        change.isTableBusy = { ($0 as? PostgresFailure)?.isBusyTable == true }
        return change
    }

    /// Runs `body` while no other upgrade runs.
    ///
    /// The lock belongs to a transaction of a connection of its own, because an upgrade has many
    /// transactions, and because a pooler can give each of them another session. Waiting programs ask
    /// again and again: a statement that waits would keep an index from being built.
    private func exclusively(_ body: () throws -> SchemaState) throws -> SchemaState {
        let connection = try connect(idle: .seconds(86_400))
        let end = ContinuousClock.now + limits.migrationLock
        while true {
            _ = try connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED", [])
            let rows = try connection.query(
                "SELECT pg_try_advisory_xact_lock(?)::int::bigint AS is_held",
                [Self.migrationLock.sqlValue]
            )
            if try rows.first?["is_held"] == true {
                // The result of a query keeps its snapshot until the next statement, and the
                // construction of an index waits for every snapshot.
                _ = try connection.execute("SET LOCAL application_name = 'dialtone upgrade'", [])
                // The result of `body` counts, even if this connection is lost meanwhile.
                defer { _ = try? connection.execute("COMMIT", []) }
                return try body()
            }
            _ = try connection.execute("ROLLBACK", [])
            guard ContinuousClock.now < end else { throw StorageError.busy }
            guard closing.pause(for: Self.interval) else { throw StorageError.closed }
        }
    }

    private func connect(idle: Duration) throws -> PostgresConnection {
        try PostgresConnection.open(
            url: url,
            timeouts: .migrating(
                connecting: limits.statement,
                lock: limits.migrationLock,
                idle: idle
            ),
            unless: closing,
            orWhen: closing
        )
    }

    private func translatingFailures<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let failure as PostgresFailure {
            throw failure.migrationError
        }
    }
}
