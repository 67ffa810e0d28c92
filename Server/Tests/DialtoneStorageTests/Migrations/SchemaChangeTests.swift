import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

/// Tests of upgrades that are interrupted, or that meet other programs.
@Suite struct SchemaChangeTests {
    private static let migrations = Migration.all + [NextVersion.expansion]

    private func change(
        of connection: any SQLConnection,
        pause: @escaping (Duration) -> Bool = { _ in true }
    ) -> SchemaChange {
        SchemaChange(
            migrator: Migrator(
                migrations: Self.migrations,
                dialect: type(of: connection).dialect
            ),
            connection: connection,
            pause: pause
        )
    }

    @Test(arguments: StoreEngine.persistent)
    func `an upgrade that is interrupted is completed later`(engine: StoreEngine) async throws {
        try await engine.withSharedDatabase { database in
            let former = try await database.serve(Migration.all, .start)
            try await former.prepare()
            let connection = try database.connect()
            #expect(throws: StorageError.closed) {
                try change(of: connection, pause: { _ in false }).run()
            }
            let migrator = Migrator(
                migrations: Self.migrations,
                dialect: type(of: connection).dialect
            )
            let interrupted = try migrator.state(on: connection)
            #expect(interrupted.steps.last?.progress == .unfinished)
            #expect(!interrupted.isUsable)
            try await former.checkWritable()
            await former.close()

            await #expect(throws: StorageError.olderSchema(missing: ["0900-title"])) {
                try await database.serve(Self.migrations, .command)
            }
            #expect(try change(of: connection).run().isComplete)
            #expect(try database.titles().values.allSatisfy { $0 != nil })
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `rows are filled in batches, each of them once`(engine: StoreEngine) async throws {
        try await engine.withSharedDatabase { database in
            await (try database.serve(Migration.all, .start)).close()
            let connection = try database.connect()
            let count = 2 * Migration.Fill.batch + 1
            _ = try connection.execute(
                """
                WITH RECURSIVE item (n) AS (
                    SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM item WHERE n < ?)
                INSERT INTO gateway_incident (subject, since, last_seen_at)
                SELECT CAST(n AS TEXT), 0, 0 FROM item
                """,
                [count.sqlValue]
            )
            let fill = Migration.Fill(
                table: "gateway_incident",
                key: ["subject"],
                assignments: "since = since + 1",
                condition: "since < 10"
            )
            var (last, batches, rows): ([SQLValue]?, Int, Int) = (nil, 0, 0)
            while let end = try fill.lastKey(after: last, on: connection) {
                rows += try fill.apply(after: last, through: end, on: connection)
                batches += 1
                last = end
            }
            #expect(rows == count)
            #expect(batches == 3)
            let changed = try connection.query(
                "SELECT COUNT(*) AS count FROM gateway_incident WHERE since = 1",
                []
            )
            #expect(try changed.first?["count"] == count)
        }
    }
}

/// The same with what only a server has.
@Suite(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
struct PostgresSchemaTests {
    @Test func `only one upgrade runs at a time`() async throws {
        try await PostgresServer.withSchema { url in
            await (try PostgresServer.open(url)).close()
            let other = try PostgresConnection.open(
                url: url,
                timeouts: PostgresTimeouts(.seconds(30))
            )
            _ = try other.execute("BEGIN", [])
            // Tests in other schemas use the same lock.
            _ = try other.query(
                "SELECT pg_advisory_xact_lock(?)",
                [PostgresSchema.migrationLock.sqlValue]
            )
            let migrations = Migration.all + [NextVersion.expansion]
            var limits = PostgresStore.Limits()
            limits.migrationLock = .milliseconds(1)
            await #expect(throws: StorageError.busy) {
                try await PostgresStore.upgradeSchema(
                    url: url,
                    to: migrations,
                    limits: limits,
                    report: { _ in }
                )
            }
            // What needs no upgrade is not kept waiting.
            await (try PostgresServer.open(url)).close()
            _ = try other.execute("COMMIT", [])
            let state = try await PostgresStore.upgradeSchema(url: url, to: migrations) { _ in }
            #expect(state.isComplete)
        }
    }

    @Test func `a step lets others pass while it waits for a table`() async throws {
        try await StoreEngine.postgres.withSharedDatabase { database in
            await (try database.serve(Migration.all, .start)).close()
            let other = try database.connect()
            _ = try other.execute("BEGIN", [])
            _ = try other.query("SELECT project_id FROM project", [])
            var waits = 0
            var change = SchemaChange(
                migrator: Migrator(
                    migrations: Migration.all + [NextVersion.expansion],
                    dialect: .postgres
                ),
                connection: try database.connect(),
                pause: { _ in true }
            )
            change.lockLimit = 20
            change.isTableBusy = { ($0 as? PostgresFailure)?.isBusyTable == true }
            change.report = { progress in
                guard progress.work == .waiting else { return }
                waits += 1
                // Others are not blocked by the step; a failure would show in the commit.
                _ = try? other.query("SELECT project_id FROM project", [])
                if waits == 2 { _ = try? other.execute("COMMIT", []) }
            }
            #expect(try change.run().isComplete)
            #expect(waits == 2)
        }
    }

    @Test func `an index that was left invalid is built again`() async throws {
        try await StoreEngine.postgres.withSharedDatabase { database in
            await (try database.serve(Migration.all, .start)).close()
            let connection = try database.connect()
            let migrator = Migrator(
                migrations: Migration.all + [NextVersion.expansion],
                dialect: .postgres
            )
            _ = try connection.execute("ALTER TABLE project ADD COLUMN title text", [])
            try MigrationTable(on: connection)
                .add(NextVersion.expansion, at: 1, isComplete: false)
            _ = try connection.execute("CREATE INDEX project_by_title ON project (title)", [])
            _ = try connection.execute(
                """
                UPDATE pg_index SET indisvalid = false
                WHERE indexrelid = to_regclass('project_by_title')
                """,
                []
            )
            let change = SchemaChange(
                migrator: migrator,
                connection: connection,
                pause: { _ in true }
            )
            #expect(try change.run().isComplete)
            let valid = try connection.query(
                """
                SELECT indisvalid::int::bigint AS valid FROM pg_index
                WHERE indexrelid = to_regclass('project_by_title')
                """,
                []
            )
            #expect(try valid.first?["valid"] == true)
        }
    }
}
