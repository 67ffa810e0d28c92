/// Migrates a database to this program's schema, or throws if it cannot.
struct Migrator {
    let migrations: [Migration]
    let dialect: SQLDialect

    /// Applies the missing migrations, in a transaction that excludes other migrators.
    func migrate(_ connection: any SQLConnection) throws {
        try createTable(on: connection)
        let applied = try Self.rows(on: connection)
        try check(applied)
        for (position, migration) in migrations.enumerated().dropFirst(applied.count) {
            try apply(migration, at: position, on: connection)
        }
    }

    private func check(_ applied: [SQLRow]) throws {
        if try applied.first?["name"] == Self.copyMark.name { throw StorageError.incompleteCopy }
        for (position, row) in applied.enumerated() {
            let name: String = try row["name"]
            let digest: String = try row["digest"]
            guard position < migrations.count else {
                throw StorageError.newerSchema(migration: name)
            }
            guard migrations[position].name == name,
                migrations[position].digest(in: dialect) == digest
            else { throw StorageError.alteredMigration(name) }
        }
    }

    private static func rows(on connection: any SQLConnection) throws -> [SQLRow] {
        try connection.query("SELECT name, digest FROM schema_migration ORDER BY position", [])
    }

    func createTable(on connection: any SQLConnection) throws {
        _ = try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS schema_migration (
                position BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, digest TEXT NOT NULL)
            """,
            []
        )
    }

    private func apply(
        _ migration: Migration,
        at position: Int,
        on connection: any SQLConnection
    ) throws {
        for statement in migration.statements(in: dialect) {
            _ = try connection.execute(statement, [])
        }
        _ = try connection.execute(
            "INSERT INTO schema_migration (position, name, digest) VALUES (?, ?, ?)",
            [
                position.sqlValue, migration.name.sqlValue,
                migration.digest(in: dialect).sqlValue,
            ]
        )
    }
}

extension Migrator {
    /// Takes the place of a migration while a copy fills the database, so that older programs refuse
    /// it too.
    private static let copyMark = (position: -1, name: "incomplete-copy")

    /// The migrations that a database has, without applying any.
    static func applied(on connection: any SQLConnection) throws -> [Migration] {
        let dialect = type(of: connection).dialect
        let catalog =
            switch dialect {
            case .sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = ?"
            case .postgres:
                """
                SELECT table_name::text AS name FROM information_schema.tables
                WHERE table_schema = current_schema() AND table_name = ?
                """
            }
        let tables = try connection.query(catalog, ["schema_migration".sqlValue])
        guard !tables.isEmpty else { return [] }
        let migrator = Migrator(migrations: Migration.all, dialect: dialect)
        let rows = try rows(on: connection)
        try migrator.check(rows)
        return Array(Migration.all.prefix(rows.count))
    }

    /// Whether a copy into the database was interrupted.
    static func isIncompleteCopy(_ connection: any SQLConnection) throws -> Bool {
        try rows(on: connection).first?["name"] == copyMark.name
    }

    static func markIncompleteCopy(_ connection: any SQLConnection) throws {
        _ = try connection.execute(
            "INSERT INTO schema_migration (position, name, digest) VALUES (?, ?, '')",
            [copyMark.position.sqlValue, copyMark.name.sqlValue]
        )
    }

    static func removeMark(of connection: any SQLConnection) throws {
        _ = try connection.execute(
            "DELETE FROM schema_migration WHERE position = ?",
            [copyMark.position.sqlValue]
        )
    }
}
