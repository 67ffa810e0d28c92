import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import Synchronization
import Testing

@testable import DialtoneStorage

@Suite struct DatabaseCopyTests {
    /// The kinds of a source and a target.
    static let pairs = StoreEngine.persistent.flatMap { source in
        StoreEngine.persistent.map { (source, $0) }
    }

    @Test(arguments: pairs)
    func `a copy has every row of the source`(
        source: StoreEngine,
        target: StoreEngine
    ) async throws {
        try await source.withAddress { source in
            try await source.fill(accounts: 1_200)
            try await target.withAddress { target in
                let steps = Mutex<[DatabaseCopy.Progress]>([])
                let count = try await DatabaseCopy(of: source, whichIs: .stopped, to: target) {
                    progress in steps.withLock { $0.append(progress) }
                }
                .run()
                let rows = try source.rows()
                #expect(rows["account"]?.count == 1_200)
                #expect(count == rows.values.reduce(0) { $0 + $1.count })
                #expect(try target.rows() == rows)
                let last = steps.withLock { $0.last }
                #expect(last?.step == .comparing && last?.count == count)
                let store = try await target.open(logger: .silent)
                #expect(try await store.account("account-7") != nil)
                await store.close()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a database is not usable until its copy is complete`(engine: StoreEngine) async throws {
        try await StoreEngine.sqliteFile.withAddress { source in
            try await source.fill(accounts: 700)
            try await engine.withAddress { target in
                try target.interruptCopy(of: source, rowsOfAccounts: 300)
                await #expect(throws: StorageError.incompleteCopy) {
                    try await target.open(logger: .silent)
                }
                await #expect(throws: StorageError.incompleteCopy) {
                    try await DatabaseBackup(path: NSTemporaryDirectory() + UUID().uuidString)
                        .write(of: target) { _ in }
                }
                let counts = Mutex<[Int]>([])
                _ = try await DatabaseCopy(of: source, whichIs: .stopped, to: target) { progress in
                    if progress.step == .copying {
                        counts.withLock { $0.append(progress.count) }
                    }
                }
                .run()
                #expect(try target.rows() == source.rows())
                // The rows of the first run are not copied again.
                #expect(try #require(counts.withLock { $0.first }) > 300)
                await (try target.open(logger: .silent)).close()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a row that differs is found, and the copy stays unusable`(
        engine: StoreEngine
    ) async throws {
        try await StoreEngine.sqliteFile.withAddress { source in
            try await source.fill(accounts: 20)
            try await engine.withAddress { target in
                try target.interruptCopy(of: source, rowsOfAccounts: 20)
                let change = "UPDATE account SET display_name = 'x' WHERE account_id = 'account-7'"
                #expect(try target.connect().execute(change, []) == 1)
                await #expect(throws: DatabaseCopy.Failure.differs(table: "account")) {
                    try await DatabaseCopy(of: source, whichIs: .stopped, to: target) { _ in }.run()
                }
                await #expect(throws: StorageError.incompleteCopy) {
                    try await target.open(logger: .silent)
                }
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a target with data is refused and stays as it is`(engine: StoreEngine) async throws {
        try await StoreEngine.sqliteFile.withAddress { source in
            try await source.fill(accounts: 1)
            try await engine.withAddress { target in
                try await target.fill(accounts: 2)
                let before = try target.rows()
                await #expect(throws: DatabaseCopy.Failure.notEmpty) {
                    try await DatabaseCopy(of: source, whichIs: .stopped, to: target) { _ in }.run()
                }
                #expect(try target.rows() == before)
                await (try target.open(logger: .silent)).close()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a source that a server uses is refused, but not for a backup`(
        engine: StoreEngine
    ) async throws {
        try await engine.withAddress { source in
            try await source.fill(accounts: 3)
            let server = try await source.open(for: .serving, logger: .silent)
            try await server.checkWritable()
            try await TemporaryFolder.with { folder in
                let target = DatabaseAddress.sqlite(path: folder.path + "/target.db")
                do {
                    _ = try await DatabaseCopy(of: source, whichIs: .stopped, to: target) { _ in }
                        .run()
                    Issue.record("the source is in use")
                } catch StorageError.inUse where engine == .sqliteFile {
                } catch DatabaseCopy.Failure.connected where engine == .postgres {
                }
                let backup = DatabaseBackup(path: folder.path + "/backup.db")
                let count = try await backup.write(of: source) { _ in }
                let rows = try source.rows()
                #expect(count == rows.values.reduce(0) { $0 + $1.count })
                #expect(try backup.address.rows() == rows)
                await #expect(throws: DatabaseBackup.Exists.self) {
                    try await backup.write(of: source) { _ in }
                }
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(names == ["backup.db"])
                let attributes = try FileManager.default.attributesOfItem(atPath: backup.path)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
            }
            await server.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a backup has the state of its beginning`(engine: StoreEngine) async throws {
        try await engine.withAddress { source in
            try await source.fill(accounts: 600)
            let before = try source.rows()
            try await TemporaryFolder.with { folder in
                let backup = DatabaseBackup(path: folder.path + "/backup.db")
                let isChanged = Mutex(false)
                let failures = Mutex<[any Error]>([])
                _ = try await backup.write(of: source) { _ in
                    let isFirst = isChanged.withLock { isChanged in
                        defer { isChanged = true }
                        return !isChanged
                    }
                    guard isFirst else { return }
                    do {
                        _ = try source.connect().execute("DELETE FROM account", [])
                    } catch {
                        failures.withLock { $0.append(error) }
                    }
                }
                #expect(failures.withLock { $0.isEmpty })
                #expect(try backup.address.rows() == before)
                #expect(try source.rows() != before)
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `tables have the same columns and the same order of keys in both dialects`(
        engine: StoreEngine
    ) async throws {
        try await engine.withAddress { address in
            await (try address.open(logger: .silent)).close()
            let connection = try address.connect()
            for table in try TableLayout.all(after: Migration.all) {
                #expect(!table.key.isEmpty)
                let row = try connection.query("SELECT * FROM \(table.name)", [])
                #expect(row.isEmpty)
                guard engine == .postgres else { continue }
                let columns = try connection.query(
                    """
                    SELECT column_name::text AS name, data_type::text AS type,
                        COALESCE(collation_name::text, '') AS collation
                    FROM information_schema.columns
                    WHERE table_schema = current_schema() AND table_name = ?
                    ORDER BY ordinal_position
                    """,
                    [table.name.sqlValue]
                )
                #expect(try columns.map { try $0["name"] } == table.columns)
                for column in columns where try table.key.contains(column["name"]) {
                    let isText: Bool = try (column["type"] as String) == "text"
                    #expect(try !isText || column["collation"] == "C", "\(table.name)")
                }
            }
        }
    }

    @Test func `an empty or missing source is refused`() async throws {
        try await TemporaryFolder.with { folder in
            let missing = DatabaseAddress.sqlite(path: folder.path + "/missing.db")
            let target = DatabaseAddress.sqlite(path: folder.path + "/target.db")
            await #expect(throws: StorageError.self) {
                try await DatabaseCopy(of: missing, whichIs: .inUse, to: target) { _ in }.run()
            }
            let empty = DatabaseAddress.sqlite(path: folder.path + "/empty.db")
            #expect(
                FileManager.default.createFile(atPath: folder.path + "/empty.db", contents: nil)
            )
            await #expect(throws: DatabaseCopy.Failure.emptySource) {
                try await DatabaseCopy(of: empty, whichIs: .inUse, to: target) { _ in }.run()
            }
            await #expect(throws: DatabaseCopy.Failure.sameDatabase) {
                try await DatabaseCopy(of: empty, whichIs: .inUse, to: empty) { _ in }.run()
            }
        }
    }
}

extension StoreEngine {
    /// Runs `body` with the address of a new database.
    func withAddress(_ body: (DatabaseAddress) async throws -> Void) async throws {
        if self == .postgres {
            try await PostgresServer.withSchema { try await body(.postgres(url: $0)) }
        } else {
            try await TemporaryFolder.with {
                try await body(.sqlite(path: $0.path + "/dialtone.db"))
            }
        }
    }
}

extension DatabaseAddress {
    /// Adds a project, an account of each number, and two sessions, of which one refers to the other.
    fileprivate func fill(accounts: Int) async throws {
        let store = try await open(logger: .silent)
        try await store.prepare()
        try await store.write { data in
            for number in 1...accounts { _ = try data.insert(Account.sample("account-\(number)")) }
        }
        await store.close()
        let connection = try connect()
        // The second session refers to one with a greater key.
        for (id, reference) in [(9, nil), (1, 9)] as [(Int, Int?)] {
            _ = try connection.execute(
                """
                INSERT INTO session (
                    session_id, project_id, account_id, refresh_token_digest, sign_in_provider,
                    signed_in_at, last_used_at, browser_session_id)
                VALUES (?, 'demo-dialtone', 'account-1', ?, 'phone', 1, 1, ?)
                """,
                [
                    .blob(bytes(id, count: 16)), .blob(bytes(id, count: 32)),
                    reference.map { .blob(bytes($0, count: 16)) } ?? .null,
                ]
            )
        }
    }

    func connect() throws -> any SQLConnection {
        switch self {
        case .sqlite(let path):
            try SQLiteConnection(path: path, for: .writing, use: .commands)
        case .postgres(let url): try PostgresConnection.openForCopy(url: url)
        case .memory: throw StorageError.invalidAddress
        }
    }

    /// The rows of all tables.
    func rows() throws -> [String: [[SQLValue]]] {
        let connection = try connect()
        var rows: [String: [[SQLValue]]] = [:]
        for part in try TableLayout.all(after: Migration.all).flatMap(TableRows.parts) {
            rows[part.table.name, default: []] += try part.rows(
                after: nil,
                limit: 100_000,
                on: connection
            )
        }
        return rows.filter { !$0.value.isEmpty }
    }

    /// Begins a copy as ``DatabaseCopy`` does, and ends it after some accounts.
    fileprivate func interruptCopy(of source: DatabaseAddress, rowsOfAccounts limit: Int) throws {
        let source = try CopySource(source, .stopped)
        let tables = try TableLayout.all(after: source.migrations)
        let target = try CopyTarget(self)
        _ = try target.begin(source.migrations, tables, of: source, converting: nil)
        for part in tables.flatMap(TableRows.parts) {
            let rows = try part.rows(after: nil, limit: limit, on: source.connection)
            if !rows.isEmpty { try part.insert(rows, on: target.connection) }
            if part.table.name == "account" { return }
        }
    }
}
