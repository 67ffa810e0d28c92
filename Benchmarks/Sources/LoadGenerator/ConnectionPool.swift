/// The connections for a load.
@LoadLoop
package final class ConnectionPool {
    private let connections: [HTTPConnection]

    package init(to address: ServerAddress, size: Int) async throws {
        var opened: [HTTPConnection] = []
        for _ in 0..<size {
            opened.append(try await HTTPConnection.open(to: address))
        }
        connections = opened
    }

    /// Runs `body` once for each connection, concurrently.
    package func onEachConnection(
        _ body: @escaping @LoadLoop @Sendable (HTTPConnection) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for connection in connections {
                group.addTask(executorPreference: LoadLoop.shared.executor) {
                    try await body(connection)
                }
            }
            try await group.waitForAll()
        }
    }

    package func close() async {
        for connection in connections { await connection.close() }
    }
}
