/// The table in which a database lists its migrations.
struct MigrationTable {
    struct Row {
        let name: String
        let digest: String
        let kind: Migration.Kind

        /// Whether indexes and fills are done as well.
        let isComplete: Bool
    }

    /// Takes the place of a migration while a copy fills the database, so that older programs refuse
    /// it too.
    private static let copyMark = (position: -1, name: "incomplete-copy")

    let connection: any SQLConnection

    init(on connection: any SQLConnection) {
        self.connection = connection
    }

    func create() throws {
        _ = try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS schema_migration (
                position BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, digest TEXT NOT NULL,
                kind TEXT NOT NULL DEFAULT 'contraction', is_complete BIGINT NOT NULL DEFAULT 1)
            """,
            []
        )
    }

    /// The applied migrations in their order; empty if the database has no such table.
    ///
    /// Throws if a copy into the database is not complete.
    func rows() throws -> [Row] {
        guard try exists() else { return [] }
        let rows = try connection.query("SELECT * FROM schema_migration ORDER BY position", [])
        if try rows.first?["name"] == Self.copyMark.name { throw StorageError.incompleteCopy }
        return try rows.map { row in
            guard row.columns.contains("kind") else {
                // A database of a development version, whose table has other columns.
                return Row(name: try row["name"], digest: "", kind: .contraction, isComplete: true)
            }
            return Row(
                name: try row["name"],
                digest: try row["digest"],
                kind: try row["kind"],
                isComplete: try row["is_complete"]
            )
        }
    }

    func add(_ migration: Migration, at position: Int, isComplete: Bool) throws {
        _ = try connection.execute(
            """
            INSERT INTO schema_migration (position, name, digest, kind, is_complete)
            VALUES (?, ?, ?, ?, ?)
            """,
            [
                position.sqlValue, migration.name.sqlValue,
                migration.digest(in: type(of: connection).dialect).sqlValue,
                migration.kind.sqlValue, isComplete.sqlValue,
            ]
        )
    }

    func complete(_ position: Int) throws {
        _ = try connection.execute(
            "UPDATE schema_migration SET is_complete = 1 WHERE position = ?",
            [position.sqlValue]
        )
    }

    private func exists() throws -> Bool {
        let catalog =
            switch type(of: connection).dialect {
            case .sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = ?"
            case .postgres:
                """
                SELECT table_name::text AS name FROM information_schema.tables
                WHERE table_schema = current_schema() AND table_name = ?
                """
            }
        return try !connection.query(catalog, ["schema_migration".sqlValue]).isEmpty
    }
}

extension MigrationTable {
    /// Throws if a program that knows the first `count` migrations may not run any more.
    func checkIsUsable(byProgramWith count: Int) throws {
        let later = try connection.query(
            """
            SELECT name FROM schema_migration WHERE position >= ? AND kind = ?
            ORDER BY position LIMIT 1
            """,
            [count.sqlValue, Migration.Kind.contraction.sqlValue]
        )
        if let later = later.first { throw StorageError.newerSchema(migration: try later["name"]) }
    }

    /// Whether a copy into the database was interrupted.
    func isIncompleteCopy() throws -> Bool {
        try !connection.query(
            "SELECT name FROM schema_migration WHERE position = ?",
            [Self.copyMark.position.sqlValue]
        )
        .isEmpty
    }

    func markIncompleteCopy() throws {
        _ = try connection.execute(
            "INSERT INTO schema_migration (position, name, digest) VALUES (?, ?, '')",
            [Self.copyMark.position.sqlValue, Self.copyMark.name.sqlValue]
        )
    }

    func removeMark() throws {
        _ = try connection.execute(
            "DELETE FROM schema_migration WHERE position = ?",
            [Self.copyMark.position.sqlValue]
        )
    }
}
