import Foundation
import NIOCore
import NIOPosix

/// Loopback ports for programs that must be told which port to use.
package enum LoopbackPorts {
    /// Returns `count` different ports that were free a moment ago.
    package static func unused(_ count: Int) async throws -> [Int] {
        var channels: [any Channel] = []
        for _ in 0..<count {
            channels.append(
                try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                    .bind(host: "127.0.0.1", port: 0).get()
            )
        }
        let ports = channels.compactMap { $0.localAddress?.port }
        for channel in channels { try await channel.close() }
        return ports
    }

    /// Runs `body` with a port that refuses every connection.
    ///
    /// The port is bound in the meantime, so that no other program gets it.
    package static func withRefusing<Value>(
        _ body: (Int) async throws -> Value
    ) async throws -> Value {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isBound else { throw NoFreePort() }
        return try await body(Int(UInt16(bigEndian: address.sin_port)))
    }
}

/// The system provided no free port.
private struct NoFreePort: Error {}
