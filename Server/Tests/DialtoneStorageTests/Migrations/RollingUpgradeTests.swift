import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

/// Tests of servers of two versions on one database.
@Suite struct RollingUpgradeTests {
    private func progress(_ state: SchemaState) -> [String: SchemaState.Step.Progress] {
        Dictionary(uniqueKeysWithValues: state.steps.map { ($0.name, $0.progress) })
    }

    @Test(arguments: StoreEngine.persistent)
    func `servers of the former version go on until the last one is upgraded`(
        engine: StoreEngine
    ) async throws {
        try await engine.withSharedDatabase { database in
            let former = try await database.serve(Migration.all, .start)
            try await former.prepare()
            try await former.write { try $0.save(NextVersion.formerNode) }

            let expanded = try await database.upgrade(NextVersion.migrations)
            #expect(expanded.isUsable)
            #expect(expanded.missing.map(\.name) == [NextVersion.contraction.name])
            #expect(expanded.olderNodes == [SchemaState.OlderNode(id: "former", version: "1.0")])
            // The locale decides about letters beyond ASCII.
            let title = try #require(try database.titles()[ProjectID.sample.rawValue] ?? nil)
            #expect(title.hasPrefix("D") && title.hasSuffix("MO"))

            // It reads and writes, knows nothing of the column, and does not become unready.
            try await former.prepare(.sample(.other, number: 2))
            try await former.checkWritable()
            #expect(try await former.read { try $0.projects().count } == 2)
            #expect(try database.titles()[ProjectID.other.rawValue] == .some(nil))

            try await former.write { try $0.deleteNode("former") }
            await former.close()
            let next = try await database.serve(NextVersion.migrations, .start)
            #expect(try database.titles().values.allSatisfy { $0 != nil })
            let state = try await database.upgrade(NextVersion.migrations)
            #expect(state.isComplete)
            try await next.checkWritable()
            await next.close()

            await #expect(throws: StorageError.newerSchema(migration: "0901-no-display-name")) {
                try await database.serve(Migration.all, .start)
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a server of the former version can start again before the contraction`(
        engine: StoreEngine
    ) async throws {
        try await engine.withSharedDatabase { database in
            await (try database.serve(Migration.all, .start)).close()
            _ = try await database.upgrade(Migration.all + [NextVersion.expansion])
            let former = try await database.serve(Migration.all, .start)
            try await former.prepare()
            #expect(try await former.read { try $0.projects() } == [.sample()])
            await former.close()
        }
    }

    @Test(
        .enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set")
    )
    func `a server that missed a contraction is no longer ready`() async throws {
        try await StoreEngine.postgres.withSharedDatabase { database in
            let former = try await database.serve(Migration.all, .start)
            try await former.checkWritable()
            // It has no record, as if it had been cut off for long.
            #expect(try await database.upgrade(NextVersion.migrations).isComplete)
            await #expect(throws: StorageError.newerSchema(migration: "0901-no-display-name")) {
                try await former.checkWritable()
            }
            await former.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a version that needs a contraction does not start beside an earlier one`(
        engine: StoreEngine
    ) async throws {
        try await engine.withSharedDatabase { database in
            let former = try await database.serve(Migration.all, .start)
            try await former.write { try $0.save(NextVersion.formerNode) }
            let migrations = NextVersion.migrations + [NextVersion.laterExpansion]
            let state = try await database.upgrade(migrations)
            #expect(!state.isUsable)
            #expect(
                state.missing.map(\.name)
                    == [NextVersion.contraction.name, NextVersion.laterExpansion.name]
            )
            if engine == .postgres {
                let refusal = StorageError.olderNodes(
                    ["former"],
                    migration: NextVersion.contraction.name
                )
                await #expect(throws: refusal) { try await database.serve(migrations, .start) }
            }
            try await former.checkWritable()
            await former.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a server that must not migrate refuses what it cannot use, and changes nothing`(
        engine: StoreEngine
    ) async throws {
        try await engine.withSharedDatabase { database in
            await #expect(throws: StorageError.olderSchema(missing: ["0001-initial"])) {
                try await database.serve(Migration.all, .command)
            }
            #expect(try MigrationTable(on: database.connect()).rows().isEmpty)
            _ = try await database.upgrade(Migration.all)
            await (try database.serve(Migration.all, .command)).close()

            let migrations = Migration.all + [NextVersion.expansion]
            await #expect(throws: StorageError.olderSchema(missing: ["0900-title"])) {
                try await database.serve(migrations, .command)
            }
            #expect(try MigrationTable(on: database.connect()).rows().count == 1)
            _ = try await database.upgrade(migrations)
            let store = try await database.serve(migrations, .command)
            try await store.checkWritable()
            await store.close()
        }
    }
}
