import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct ScriptedServerTests {
    /// A number of a socket near the limit, above those that other tests get meanwhile.
    private static let number = Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 1 << 16)) - 10

    @Test func `a server stopped twice does not shut down the next user of its socket's number`()
        async throws
    {
        let server = try ScriptedServer(lowestNumber: Self.number)
        server.stop()
        await eventually { !server.isListening }

        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        try #require(fcntl(ends[0], F_DUPFD, Self.number) == Self.number)
        let sockets = ends + [Self.number]
        defer { for socket in sockets { close(socket) } }

        server.stop()
        #expect(send(Self.number, "1", 1, 0) == 1)
    }
}
