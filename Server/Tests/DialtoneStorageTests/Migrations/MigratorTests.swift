import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

/// Tests of migrations from one version of the database to the next.
@Suite struct MigratorTests {
    private static let first = Migration(
        "0001-first",
        [.shared("CREATE TABLE note (id BIGINT)"), .shared("INSERT INTO note (id) VALUES (1)")]
    )
    private static let second = Migration(
        "0002-second",
        kind: .contraction,
        [
            .differing(
                sqlite: "ALTER TABLE note ADD COLUMN content TEXT",
                postgres: "ALTER TABLE note ADD COLUMN content text"
            )
        ]
    )

    @Test(arguments: StoreEngine.connected)
    func `missing migrations are applied once, and rows stay`(engine: StoreEngine) async throws {
        try await engine.withConnection { connection in
            try engine.migrate(connection, by: [Self.first])
            for _ in 1...2 { try engine.migrate(connection, by: [Self.first, Self.second]) }
            let rows = try connection.query("SELECT id, content FROM note", [])
            #expect(rows.map(\.values) == [[.integer(1), .null]])
            let names = try connection.query(
                "SELECT name FROM schema_migration ORDER BY position",
                []
            )
            #expect(names.map(\.values) == [[.text("0001-first")], [.text("0002-second")]])
        }
    }

    @Test(arguments: StoreEngine.connected)
    func `a program refuses a database with newer migrations`(engine: StoreEngine) async throws {
        try await engine.withConnection { connection in
            try engine.migrate(connection, by: [Self.first, Self.second])
            #expect(throws: StorageError.newerSchema(migration: "0002-second")) {
                try engine.migrate(connection, by: [Self.first])
            }
        }
    }

    @Test(arguments: StoreEngine.connected)
    func `a migration whose text has changed is refused`(engine: StoreEngine) async throws {
        try await engine.withConnection { connection in
            try engine.migrate(connection, by: [Self.first, Self.second])
            let other = Migration("0002-second", kind: .contraction, [.shared("DROP TABLE note")])
            #expect(throws: StorageError.alteredMigration("0002-second")) {
                try engine.migrate(connection, by: [Self.first, other])
            }
            #expect(try connection.query("SELECT id FROM note", []).count == 1)
        }
    }
}

extension StoreEngine {
    fileprivate static let connected = tested.filter { $0 != .sqliteFile }

    fileprivate func migrate(_ connection: any SQLConnection, by migrations: [Migration]) throws {
        try Migrator(migrations: migrations, dialect: self == .postgres ? .postgres : .sqlite)
            .migrate(connection)
    }

    fileprivate func withConnection(
        _ body: (any SQLConnection) throws -> Void
    ) async throws {
        guard self == .postgres else {
            return try body(
                SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
            )
        }
        try await PostgresServer.withSchema { url in
            try body(
                PostgresConnection.open(url: url, timeouts: PostgresTimeouts(.seconds(30)))
            )
        }
    }
}
