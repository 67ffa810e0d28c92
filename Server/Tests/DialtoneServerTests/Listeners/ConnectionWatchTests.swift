import DialtoneMetrics
import NIOCore
import NIOEmbedded
import NIOSSL
import NIOTLS
import Testing

@testable import DialtoneServer

/// Tests the time limits of a connection with TLS, on a loop with a manual clock.
@Suite struct ConnectionWatchTests {
    private let channel: EmbeddedChannel
    private let watch: ConnectionWatch
    private let metrics = ServerMetrics()

    init() throws {
        watch = ConnectionWatch(
            noting: HandshakeRecord(in: metrics.connections),
            handshakeLimit: .seconds(10),
            idleLimit: .seconds(60),
            leaveLimit: .seconds(2)
        )
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

    /// The reasons of failed handshakes that were counted.
    private var failures: [String] {
        metrics.registry.text.split(separator: "\n").compactMap { line in
            let match = line.wholeMatch(
                of: /dialtone_tls_handshakes_failed_total\{reason="(\w+)"\} ([1-9].*)/
            )
            return match.map { "\($0.output.1) \($0.output.2)" }
        }
    }

    @Test func `a connection whose handshake takes too long is closed`() {
        #expect(lasts(9))
        #expect(!lasts(1))
        #expect(failures == ["timeout 1"])
    }

    @Test func `a client that leaves during its handshake is counted once`() {
        let end = NIOSSLError.handshakeFailed(.sslError([.eofDuringHandshake]))
        channel.pipeline.fireErrorCaught(end)
        channel.pipeline.fireChannelInactive()
        #expect(failures == ["abandoned 1"])
    }

    @Test func `a handshake on which the two sides do not agree is counted once`() {
        channel.pipeline.fireErrorCaught(NIOSSLError.handshakeFailed(.sslError([])))
        channel.pipeline.fireChannelInactive()
        #expect(failures == ["invalid 1"])
    }

    @Test func `an error after the handshake is no failed handshake`() {
        finishHandshake()
        channel.pipeline.fireErrorCaught(NIOSSLError.uncleanShutdown)
        channel.pipeline.fireChannelInactive()
        #expect(failures.isEmpty)
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
        channel.pipeline.fireChannelInactive()
        #expect(failures.isEmpty)
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
