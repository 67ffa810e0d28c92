import NIOCore
import NIOPosix

/// Ports of the loopback for programs that must be told which to listen on.
package enum LoopbackPorts {
    /// As many different ones that nobody used a moment ago.
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
}
