import DialtoneTestSupport
import Foundation
import Testing

/// A server with fewer file descriptors than it has callers.
@Suite(.timeLimit(.minutes(60)))
struct FileDescriptorTests {
    /// Each core has an event loop, which has descriptors of its own.
    private static let limit = 64 + 4 * ProcessInfo.processInfo.activeProcessorCount

    @Test func `at the descriptor limit the server logs it, and recovers when callers leave`()
        async throws
    {
        let server = try await DevServer.start(data: ":memory:", descriptorLimit: Self.limit)
        let callers = try (0..<(Self.limit + 36)).map { _ in try RawCaller(of: server) }
        #expect(await server.program.complains(of: "connections cannot be accepted"))
        for caller in callers { caller.hangUp() }
        #expect(try await server.get("/healthz").status == 200)
        #expect(await server.stop() == 0)
        let log = await server.program.complaints()
        #expect(log.contains("connections are accepted again"))
    }
}
