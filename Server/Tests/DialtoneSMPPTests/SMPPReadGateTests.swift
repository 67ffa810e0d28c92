@testable import DialtoneSMPP
import DialtoneTestSupport
import NIOCore
import NIOPosix
import Testing

/// The gate between two sockets of which one does not read at first.
struct SMPPReadGateTests {
    /// Records the data that passed the gate, and whether earlier writes had left by then.
    private final class Notes: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer

        let arrivals = Watched<[Bool]>([])

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let isWritable = context.channel.isWritable
            arrivals.change { $0.append(isWritable) }
        }
    }

    private func listen(
        _ accepted: EventLoopPromise<any Channel>
    ) async throws -> any Channel {
        try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelOption(.autoRead, value: false)
            .childChannelOption(.socketOption(.so_rcvbuf), value: 16_384)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { accepted.succeed(channel) }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    private func connect(to listener: any Channel, _ notes: Notes) async throws -> any Channel {
        let port = try #require(listener.localAddress?.port)
        return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.socketOption(.so_sndbuf), value: SMPPReadGate.room)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        SMPPReadGate(timeout: .hours(1)),
                        notes
                    )
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
    }

    @Test func `input that arrives while responses are pending is read once they are sent`()
        async throws
    {
        let accepted = MultiThreadedEventLoopGroup.singleton.next().makePromise(
            of: (any Channel).self
        )
        let notes = Notes()
        let listener = try await listen(accepted)
        let client = try await connect(to: listener, notes)
        let peer = try await accepted.futureResult.get()
        // More than the sockets hold.
        client.writeAndFlush(ByteBuffer(repeating: 0, count: 1 << 20), promise: nil)
        try await client.eventLoop.submit { #expect(!client.isWritable) }.get()
        // This was asked for before.
        try await peer.writeAndFlush(ByteBuffer(bytes: [1])).get()
        await notes.arrivals.wait { $0 == [false] }
        try await peer.writeAndFlush(ByteBuffer(bytes: [2])).get()
        try await peer.setOption(.autoRead, value: true).get()
        peer.read()
        await notes.arrivals.wait { $0.count == 2 }
        #expect(notes.arrivals.value == [false, true])
        try await client.close()
        try await listener.close()
    }
}
