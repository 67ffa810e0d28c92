import NIOCore
import NIOPosix
import Synchronization

/// Forwards bytes between clients and a server until it is silenced.
///
/// Then it still accepts connections and reads, as the kernel does for a hung process, but sends
/// nothing.
package final class SilentProxy: Sendable {
    private let isSilent = Mutex(false)
    private let accepted = AsyncStream.makeStream(of: Void.self)
    private let target: Int

    private init(target: Int) {
        self.target = target
    }

    /// Runs `body` with a proxy to a local port, and passes the proxy's own port.
    package static func with<Value>(
        to target: Int,
        _ body: (SilentProxy, Int) async throws -> Value
    ) async throws -> Value {
        let proxy = SilentProxy(target: target)
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { proxy.join($0) }
            .bind(host: "127.0.0.1", port: 0).get()
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body(proxy, server.localAddress?.port ?? 0))
        } catch {
            outcome = .failure(error)
        }
        try await server.close().get()
        return try outcome.get()
    }

    package func fallSilent() {
        isSilent.withLock { $0 = true }
    }

    /// Returns once another client has connected; each client ends one wait.
    package func nextClient() async {
        _ = await accepted.stream.first { _ in true }
    }

    private func join(_ client: any Channel) -> EventLoopFuture<Void> {
        accepted.continuation.yield()
        guard !isSilent.withLock({ $0 }) else {
            return client.eventLoop.makeSucceededVoidFuture()
        }
        return ClientBootstrap(group: client.eventLoop)
            .connect(host: "127.0.0.1", port: target)
            .flatMap { [self] server in
                client.eventLoop.makeCompletedFuture {
                    try client.pipeline.syncOperations.addHandler(Relay(to: server, of: self))
                    try server.pipeline.syncOperations.addHandler(Relay(to: client, of: self))
                }
            }
    }

    private final class Relay: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let peer: any Channel
        private let proxy: SilentProxy

        init(to peer: any Channel, of proxy: SilentProxy) {
            self.peer = peer
            self.proxy = proxy
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard !proxy.isSilent.withLock({ $0 }) else { return }
            peer.writeAndFlush(unwrapInboundIn(data), promise: nil)
        }

        func channelInactive(context: ChannelHandlerContext) {
            if !proxy.isSilent.withLock({ $0 }) { peer.close(promise: nil) }
        }
    }
}
