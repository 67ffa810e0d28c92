/// Migrates a database to this program's schema, or throws if it cannot.
struct Migrator {
    let migrations: [Migration]
    let dialect: SQLDialect

    /// Applies the missing migrations, in a transaction that excludes other migrators.
    func migrate(_ connection: any SQLConnection) throws {
        _ = try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS schema_migration (
                position BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, digest TEXT NOT NULL)
            """,
            []
        )
        let applied = try connection.query(
            "SELECT name, digest FROM schema_migration ORDER BY position",
            []
        )
        try check(applied)
        for (position, migration) in migrations.enumerated().dropFirst(applied.count) {
            try apply(migration, at: position, on: connection)
        }
    }

    private func check(_ applied: [SQLRow]) throws {
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
