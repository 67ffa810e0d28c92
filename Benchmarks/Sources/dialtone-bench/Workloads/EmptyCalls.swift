import LoadGenerator

/// Requests that the server answers without a look at its database: what a call costs before it
/// does anything.
@LoadLoop
struct EmptyCalls: Workload {
    private static let status = JSONMember("status")

    func perform(on connection: HTTPConnection) async throws {
        _ = try await connection.get("/healthz").require(Self.status)
    }
}
