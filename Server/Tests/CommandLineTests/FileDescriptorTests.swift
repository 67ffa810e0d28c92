import DialtoneTestSupport
import Foundation
import Testing

/// A server with fewer file descriptors than it has callers.
@Suite(.timeLimit(.minutes(10)))
struct FileDescriptorTests {
    @Test func `it says so once, and goes on when callers have left`() async throws {
        let server = try await DevServer.start(data: ":memory:", descriptorLimit: 64)
        let callers = try (0..<100).map { _ in try RawCaller(of: server) }
        #expect(await server.program.complains(of: "connections cannot be accepted"))
        for caller in callers { caller.hangUp() }
        #expect(try await server.get("/healthz").status == 200)
        #expect(await server.stop() == 0)
        let log = await server.program.complaints()
        let lines = log.split(separator: "\n").filter { $0.contains("cannot be accepted") }
        #expect(lines.count == 1)
        #expect(log.contains("connections are accepted again"))
    }
}
