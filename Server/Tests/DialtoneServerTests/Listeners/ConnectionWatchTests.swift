import NIOCore
import NIOEmbedded
import NIOTLS
import Testing

@testable import DialtoneServer

/// Tests the time limits of a connection with TLS, on a loop with a manual clock.
@Suite struct ConnectionWatchTests {
    private let channel: EmbeddedChannel
    private let watch = ConnectionWatch(
        handshakeLimit: .seconds(10),
        idleLimit: .seconds(60),
        leaveLimit: .seconds(2)
    )

    init() throws {
        channel = EmbeddedChannel(handler: watch)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    }

    private func finishHandshake() {
        let event = TLSUserEvent.handshakeCompleted(negotiatedProtocol: "h2")
        channel.pipeline.fireUserInboundEventTriggered(event)
    }

    /// Returns whether the connection is still open after `seconds` more.
    private func lasts(_ seconds: Int64) -> Bool {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
        return channel.isActive
    }

    @Test func `a connection whose handshake takes too long is closed`() {
        #expect(lasts(9))
        #expect(!lasts(1))
    }

    @Test func `a connection of HTTP 1 has no time limit here after its handshake`() {
        finishHandshake()
        #expect(lasts(24 * 3_600))
    }

    @Test func `a connection of HTTP 2 without streams is closed`() {
        finishHandshake()
        watch.beginStreams(on: channel)
        #expect(lasts(61))
        #expect(!lasts(1))
    }

    @Test func `a connection of HTTP 2 with a stream is not closed`() {
        finishHandshake()
        watch.beginStreams(on: channel)
        watch.openStream()
        watch.openStream()
        #expect(lasts(3_600))
        watch.closeStream(on: channel)
        #expect(lasts(3_600))
        watch.closeStream(on: channel)
        #expect(lasts(61))
        #expect(!lasts(1))
    }

    @Test func `a connection during its handshake does not delay the end of the server`() {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(!channel.isActive)
    }

    @Test func `an idle connection of HTTP 2 delays the end of the server only shortly`() {
        finishHandshake()
        watch.beginStreams(on: channel)
        watch.openStream()
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(lasts(3_600))
        watch.closeStream(on: channel)
        #expect(lasts(1))
        #expect(!lasts(1))
    }
}
