import LoadGenerator
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

/// A small HTTP server on a free loopback port, for the time of a test.
struct LoopbackServer {
    let address: ServerAddress

    static func with(
        _ answer: @escaping @Sendable (_ path: String, _ requestNumber: Int) -> LoopbackResponse,
        isolation: isolated (any Actor)? = #isolation,
        body: (LoopbackServer) async throws -> Void
    ) async throws {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(
                        LoopbackHandler(answer: answer)
                    )
                }
            }
            .bind(host: "127.0.0.1", port: 0)
            .get()
        let port = try #require(channel.localAddress?.port)
        do {
            try await body(
                LoopbackServer(address: ServerAddress(host: "127.0.0.1", port: port))
            )
        } catch {
            try await channel.close()
            throw error
        }
        try await channel.close()
    }
}
