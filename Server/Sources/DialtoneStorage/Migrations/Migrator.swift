import DialtoneBasics
import DialtoneModel

/// Compares a database with the migrations of this program, and applies what is missing.
struct Migrator {
    let migrations: [Migration]
    let dialect: SQLDialect

    /// Applies all missing migrations in the transaction of the caller.
    ///
    /// It is for databases that no other program uses: a new one, a copy, or one in memory.
    func migrate(_ connection: any SQLConnection) throws {
        let table = MigrationTable(on: connection)
        try table.create()
        let applied = try check(table.rows())
        for (position, migration) in migrations.enumerated().dropFirst(applied.count) {
            try apply(migration, on: connection)
            for index in migration.indexes {
                _ = try connection.execute(index.plainStatement, [])
            }
            for fill in migration.fills { _ = try connection.execute(fill.text, []) }
            try table.add(migration, at: position, isComplete: true)
        }
    }

    func apply(_ migration: Migration, on connection: any SQLConnection) throws {
        for statement in migration.statements(in: dialect) {
            _ = try connection.execute(statement, [])
        }
    }

    /// Returns the rows of this program's migrations; throws if it cannot work with the others.
    @discardableResult
    func check(_ rows: [MigrationTable.Row]) throws -> [MigrationTable.Row] {
        for (row, migration) in zip(rows, migrations) {
            guard migration.name == row.name, migration.digest(in: dialect) == row.digest else {
                throw StorageError.alteredMigration(row.name)
            }
        }
        if let later = rows.dropFirst(migrations.count).first(where: { $0.kind == .contraction }) {
            throw StorageError.newerSchema(migration: later.name)
        }
        return Array(rows.prefix(migrations.count))
    }

    /// Compares the database, without changing it.
    func state(on connection: any SQLConnection) throws -> SchemaState {
        let rows = try MigrationTable(on: connection).rows()
        let applied = try check(rows)
        let next = migrations.dropFirst(applied.count).first
        return SchemaState(
            steps: migrations.enumerated().map { position, migration in
                SchemaState.Step(
                    name: migration.name,
                    isContraction: migration.kind == .contraction,
                    progress: position >= applied.count
                        ? .pending : applied[position].isComplete ? .applied : .unfinished
                )
            },
            laterSteps: rows.dropFirst(migrations.count).map(\.name),
            olderNodes: next?.kind == .contraction && !applied.isEmpty
                ? try olderNodes(than: next?.name ?? "", on: connection) : []
        )
    }

    /// The servers that run, and do not know a migration.
    ///
    /// The table and its columns are the same in every version. The database's clock decides,
    /// because the servers' clocks agree with it.
    private func olderNodes(
        than name: String,
        on connection: any SQLConnection
    ) throws -> [SchemaState.OlderNode] {
        let now =
            switch dialect {
            case .sqlite: "CAST(strftime('%s', 'now') AS INTEGER) * 1000"
            case .postgres: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
            }
        return try connection.query(
            """
            SELECT node_id, version, schema_version FROM node
            WHERE last_seen_at > \(now) - ? ORDER BY node_id
            """,
            [NodeRecord.absence.milliseconds.sqlValue]
        )
        .filter { row in
            let known: String = try row["schema_version"]
            return known.utf8.lexicographicallyPrecedes(name.utf8)
        }
        .map { SchemaState.OlderNode(id: try $0["node_id"], version: try $0["version"]) }
    }
}

extension Migrator {
    /// The migrations that a database has, without applying any.
    ///
    /// Throws if it has others as well, because a copy would lack what they added.
    static func applied(on connection: any SQLConnection) throws -> [Migration] {
        let migrator = Migrator(migrations: Migration.all, dialect: type(of: connection).dialect)
        let rows = try MigrationTable(on: connection).rows()
        try migrator.check(rows)
        if let later = rows.dropFirst(Migration.all.count).first {
            throw StorageError.newerSchema(migration: later.name)
        }
        if let unfinished = rows.first(where: { !$0.isComplete }) {
            throw StorageError.olderSchema(missing: [unfinished.name])
        }
        return Array(Migration.all.prefix(rows.count))
    }
}
