package import DialtoneStorage

/// A kind of database that the tests run on.
package enum StoreEngine: String, CaseIterable, Sendable {
    case sqliteFile

    /// SQLite with encrypted phone numbers, so that every test of storage runs with them too.
    case sqliteInMemory

    case postgres

    /// The engines to test; PostgreSQL only if there is a server for the tests.
    package static let tested = allCases.filter { $0 != .postgres || PostgresServer.url != nil }

    /// Runs `body` with a database of its own, and deletes it afterwards.
    package func withStore<Value>(
        _ body: (any Database) async throws -> Value
    ) async throws -> Value {
        switch self {
        case .sqliteFile:
            try await TemporaryFolder.with { folder in
                let store = try await SQLiteStore.open(path: folder.path + "/dialtone.sqlite")
                return try await Self.use(store, body)
            }
        case .sqliteInMemory:
            try await Self.use(
                try await SQLiteStore.openInMemory(encryptingNumbersWith: .seeded(5)),
                body
            )
        case .postgres:
            try await PostgresServer.withSchema { url in
                try await Self.use(try await PostgresServer.open(url), body)
            }
        }
    }

    private static func use<Value>(
        _ store: any Database,
        _ body: (any Database) async throws -> Value
    ) async throws -> Value {
        do {
            let value = try await body(store)
            await store.close()
            return value
        } catch {
            await store.close()
            throw error
        }
    }
}
