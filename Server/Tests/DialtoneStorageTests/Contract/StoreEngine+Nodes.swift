import DialtoneStorage
import DialtoneTestSupport

extension StoreEngine {
    /// Runs `body` with several nodes on one database.
    func withNodes<Value>(
        _ count: Int,
        _ body: ([any Database]) async throws -> Value
    ) async throws -> Value {
        guard self == .postgres else {
            return try await TemporaryFolder.with { folder in
                let path = folder.path + "/dialtone.sqlite"
                return try await Self.use(count, body) { try await SQLiteStore.open(path: path) }
            }
        }
        return try await PostgresServer.withSchema { url in
            try await Self.use(count, body) { try await PostgresServer.open(url) }
        }
    }

    private static func use<Value>(
        _ count: Int,
        _ body: ([any Database]) async throws -> Value,
        open: () async throws -> any Database
    ) async throws -> Value {
        var nodes: [any Database] = []
        for _ in 0..<count { nodes.append(try await open()) }
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body(nodes))
        } catch {
            outcome = .failure(error)
        }
        for node in nodes { await node.close() }
        return try outcome.get()
    }
}
