/// Brings the schema of a database up to date while other programs use it.
///
/// Each step is complete or not begun, so an upgrade that is interrupted continues where it stopped.
struct SchemaChange {
    let migrator: Migrator
    let connection: any SQLConnection

    /// Whether no server can be running, whatever the records of nodes say.
    var isAlone: () throws -> Bool = { false }

    /// Waits; returns `false` if the upgrade is to stop.
    let pause: (Duration) -> Bool

    /// Whether an error means that others use a table, and nothing else.
    var isTableBusy: (any Error) -> Bool = { _ in false }

    /// How long a step may wait for transactions of other programs altogether.
    var patience = Duration.seconds(120)
    var report: (SchemaProgress) -> Void = { _ in }

    /// The longest time for which a step keeps others waiting for a table that it cannot have yet.
    var lockLimit = 2_000

    /// Brings the schema up to date on behalf of a program that opens the database.
    ///
    /// `lock` runs the upgrade while no other one runs.
    func prepare(
        _ upgrade: SchemaUpgrade,
        locked lock: (() throws -> SchemaState) throws -> SchemaState
    ) throws {
        let state = try migrator.state(on: connection)
        guard !state.isComplete else { return }
        guard upgrade == .start else {
            guard state.isUsable else {
                throw StorageError.olderSchema(missing: state.missing.map(\.name))
            }
            return
        }
        // What waits for other servers does not keep this program from working.
        if state.isUsable, !state.olderNodes.isEmpty, try !isAlone() { return }
        let result = try lock { try run() }
        guard result.isUsable else {
            throw StorageError.olderNodes(
                result.olderNodes.map(\.id),
                migration: result.missing.first?.name ?? ""
            )
        }
    }

    /// Applies what is missing, up to a contraction that waits for other servers.
    func run() throws -> SchemaState {
        while true {
            let state = try migrator.state(on: connection)
            guard let position = state.steps.firstIndex(where: { $0.progress != .applied }) else {
                return state
            }
            if state.isEmpty {
                try transact { try migrator.migrate(connection) }
            } else if state.steps[position].progress == .unfinished {
                try finish(position)
            } else {
                guard try state.olderNodes.isEmpty || isAlone() else { return state }
                try begin(position)
            }
        }
    }

    private func begin(_ position: Int) throws {
        let migration = migrator.migrations[position]
        report(SchemaProgress(step: migration.name, work: .applying))
        if migration.kind == .contraction {
            for earlier in migrator.migrations[..<position].reversed() {
                guard earlier.kind == .expansion else { break }
                for fill in earlier.fills { try run(fill, of: earlier) }
            }
        }
        try patiently(migration) {
            // Another program may have been faster, or a server of an earlier version may have begun.
            let state = try migrator.state(on: connection)
            guard state.steps[position].progress == .pending,
                try state.olderNodes.isEmpty || isAlone()
            else { return }
            try migrator.apply(migration, on: connection)
            try MigrationTable(on: connection)
                .add(migration, at: position, isComplete: migration.isOneStep)
        }
    }

    private func finish(_ position: Int) throws {
        let migration = migrator.migrations[position]
        for index in migration.indexes {
            report(SchemaProgress(step: migration.name, work: .indexing(index.name)))
            try build(index)
        }
        for fill in migration.fills { try run(fill, of: migration) }
        try transact { try MigrationTable(on: connection).complete(position) }
    }

    private func build(_ index: Migration.Index) throws {
        guard migrator.dialect == .postgres else {
            return try transact { _ = try connection.execute(index.plainStatement, []) }
        }
        // An index whose construction was interrupted stays, and is never used.
        let invalid = try connection.query(
            """
            SELECT indexrelid::bigint AS id FROM pg_index
            WHERE indexrelid = to_regclass(?) AND NOT indisvalid
            """,
            [index.name.sqlValue]
        )
        if !invalid.isEmpty { _ = try connection.queryOnce("DROP INDEX \(index.name)", []) }
        _ = try connection.queryOnce(index.statement(in: .postgres), [])
    }

    private func run(_ fill: Migration.Fill, of migration: Migration) throws {
        let rows = try connection.query("SELECT COUNT(*) AS count FROM \(fill.table)", [])
        let total: Int = try rows.first?["count"] ?? 0
        var (last, count): ([SQLValue]?, Int) = (nil, 0)
        while let end = try fill.lastKey(after: last, on: connection) {
            try patiently(migration) {
                _ = try fill.apply(after: last, through: end, on: connection)
            }
            last = end
            count = min(total, count + Migration.Fill.batch)
            report(
                SchemaProgress(
                    step: migration.name,
                    work: .filling(fill.table, count: count, total: total)
                )
            )
            guard pause(.zero) else { throw StorageError.closed }
        }
    }

    /// Runs a transaction, again if others used its tables for too long.
    ///
    /// Other statements queue behind one that waits to change a table. So a step
    /// waits briefly, lets the others pass, and tries again.
    private func patiently(_ migration: Migration, _ body: () throws -> Void) throws {
        let end = ContinuousClock.now + patience
        while true {
            do {
                return try transact {
                    if migrator.dialect == .postgres {
                        _ = try connection.execute("SET LOCAL lock_timeout = \(lockLimit)", [])
                    }
                    try body()
                }
            } catch let error where isTableBusy(error) && ContinuousClock.now < end {
                report(SchemaProgress(step: migration.name, work: .waiting))
                guard pause(.seconds(1)) else { throw StorageError.closed }
            }
        }
    }

    private func transact(_ body: () throws -> Void) throws {
        _ = try connection.execute(
            migrator.dialect == .sqlite
                ? "BEGIN IMMEDIATE" : "BEGIN ISOLATION LEVEL READ COMMITTED",
            []
        )
        do {
            try body()
        } catch {
            // The error counts, not that of a connection that is lost.
            _ = try? connection.execute("ROLLBACK", [])
            throw error
        }
        _ = try connection.execute("COMMIT", [])
    }
}
