import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

@Suite struct MigrationTests {
    /// A released migration never changes: add another one instead.
    private static let released: [String: [SQLDialect: String]] = [
        "0001-initial": [
            .sqlite: "727a5ab3cbe24591bea2e25e84ec30a89f984fc7bc41be49bdbbd6f1fea92ad5",
            .postgres: "fb0900674770768f0e46f79657703bd6b5f579f8cbc789ba7f795a953120f847",
        ]
    ]

    @Test func `released migrations do not change`() throws {
        let digests = Migration.all.map { migration in
            Dictionary(
                uniqueKeysWithValues: SQLDialect.allCases.map {
                    ($0, migration.digest(in: $0))
                }
            )
        }
        let names = Migration.all.map(\.name)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        for (name, digest) in zip(names, digests) {
            let known = try #require(Self.released[name], "note its digest: \(digest)")
            #expect(digest == known, "\(name) is released and must not change")
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a database migrated by a newer version is refused`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            await (try open()).close()
            try execute(
                "INSERT INTO schema_migration (position, name, digest) VALUES (99, '0100-later', '')"
            )
            await #expect(throws: StorageError.newerSchema(migration: "0100-later")) {
                try await open()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a database of a development version is refused and stays unchanged`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            try execute(
                """
                CREATE TABLE schema_migration (
                    position BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, digest TEXT NOT NULL)
                """
            )
            try execute(
                """
                INSERT INTO schema_migration (position, name, digest)
                VALUES (0, '0001-initial', 'other'), (1, '0002-accounts', 'gone')
                """
            )
            let refusal = StorageError.alteredMigration("0001-initial")
            await #expect(throws: refusal) { try await open() }
            #expect("\(refusal)".contains("`dialtone export`"))
            // Fails if the refused program has made its tables.
            try execute("CREATE TABLE project (project_id TEXT)")
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a failed migration leaves no trace`(engine: StoreEngine) async throws {
        try await engine.withDatabase { open, execute in
            // In the way of the last but one statement.
            try execute("CREATE TABLE write_probe (writes INTEGER)")
            await #expect(throws: StorageError.self) { try await open() }
            try execute("DROP TABLE write_probe")
            let store = try await open()
            try await store.prepare()
            await store.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a store keeps working while a newer version adds a column`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            let store = try await open()
            try await store.prepare()
            #expect(try await store.read { try $0.projects() } == [.sample()])
            try execute("ALTER TABLE project ADD COLUMN later TEXT")
            #expect(try await store.read { try $0.projects() } == [.sample()])
            try await store.prepare(.sample(.other, number: 2))
            #expect(try await store.read { try $0.projects().count } == 2)
            await store.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `concurrent migrations all find the schema`(engine: StoreEngine) async throws {
        try await engine.withDatabase { open, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask {
                        let store = try await open()
                        try await store.checkWritable()
                        await store.close()
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}

extension StoreEngine {
    static let persistent = tested.filter { $0 != .sqliteInMemory }

    /// Runs `body` with what opens one database again and again, and what changes it by hand.
    func withDatabase(
        _ body: (
            _ open: @escaping @Sendable () async throws -> any DialtoneStorage.Database,
            _ execute: (String) throws -> Void
        ) async throws -> Void
    ) async throws {
        guard self == .postgres else {
            return try await TemporaryFolder.with { folder in
                let path = folder.path + "/dialtone.sqlite"
                try await body(
                    { try await SQLiteStore.open(path: path) },
                    { statement in
                        try SQLiteConnection(path: path, for: .writing, use: .commands)
                            .execute(statement)
                    }
                )
            }
        }
        try await PostgresServer.withSchema { url in
            try await body(
                { try await PostgresServer.open(url, connections: 1) },
                { statement in
                    try PostgresConnection.open(
                        url: url,
                        timeouts: PostgresTimeouts(.seconds(30))
                    )
                    .command(statement)
                }
            )
        }
    }
}
