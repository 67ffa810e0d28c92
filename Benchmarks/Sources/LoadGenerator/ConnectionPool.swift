/// The connections for a load.
@LoadLoop
package final class ConnectionPool {
    private let connections: [HTTPConnection]

    package convenience init(to address: ServerAddress, size: Int) async throws {
        try await self.init(to: [address], size: size)
    }

    /// Opens connections to several servers in turn.
    package init(to addresses: [ServerAddress], size: Int) async throws {
        var opened: [HTTPConnection] = []
        for number in 0..<size {
            opened.append(try await HTTPConnection.open(to: addresses[number % addresses.count]))
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
