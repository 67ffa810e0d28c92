import Foundation
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing

/// A connection on which a test writes bytes of its own.
struct RawConnection: Sendable {
    private let channel: any Channel
    private let received: Received

    /// Connects to the server; without `reading`, nothing that it sends is ever read.
    init(to server: TestServer, reading: Bool = true) async throws {
        try await self.init(port: try #require(server.port), reading: reading)
    }

    init(port: Int, reading: Bool = true) async throws {
        let received = Received()
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.autoRead, value: reading)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(received))
                }
            }
            .connect(host: "localhost", port: port)
            .get()
        self.received = received
    }

    func send(_ text: String) async throws {
        try await channel.writeAndFlush(ByteBuffer(string: text))
    }

    /// Closes the sending side, if the server has not disconnected; responses can still be read.
    func finishSending() async {
        try? await channel.close(mode: .output)
    }

    /// Sends `text` again and again until the server hangs up.
    func drip(_ text: String, every pause: Duration) async {
        while (try? await send(text)) != nil {
            try? await Task.sleep(for: pause)
        }
    }

    /// Returns the data that is received from now on, up to `end`.
    func text(until end: String) async throws -> String {
        var text = ""
        for await part in received.parts {
            text += part
            if text.contains(end) { break }
        }
        return text
    }

    func textUntilClosed() async throws -> String {
        var text = ""
        for await part in received.parts { text += part }
        return text
    }

    /// Returns when the server has closed the connection, which a client that does not read learns
    /// when it writes.
    func untilClosed() async throws {
        await drip("\r\n", every: .milliseconds(50))
    }

    func close() async throws {
        try await channel.close()
    }
}

/// The data that a connection has received; each part can be read once.
private final class Received: Sendable {
    let parts: AsyncStream<String>
    let continuation: AsyncStream<String>.Continuation

    init() {
        (parts, continuation) = AsyncStream.makeStream(of: String.self)
    }
}

private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let received: Received

    init(_ received: Received) {
        self.received = received
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received.continuation.yield(String(buffer: unwrapInboundIn(data)))
    }

    func channelInactive(context: ChannelHandlerContext) {
        received.continuation.finish()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
