import DialtoneBasics
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import DialtoneServer

/// Tests the beginning of connections from a proxy, on a loop with a manual clock.
@Suite struct ProxyHeaderReaderTests {
    private static let header = "PROXY TCP4 203.0.113.7 10.0.0.1 49152 443\r\n"

    private func connection(
        trusted: Bool = true
    ) throws -> (EmbeddedChannel, ProxyHeaderReader) {
        let reader = ProxyHeaderReader(
            limit: .seconds(10),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ) { _ in trusted }
        let channel = EmbeddedChannel(handler: reader)
        try channel.connect(to: SocketAddress(ipAddress: "10.0.0.1", port: 80)).wait()
        return (channel, reader)
    }

    private func received(_ channel: EmbeddedChannel) throws -> String {
        var text = ""
        while let part = try channel.readInbound(as: ByteBuffer.self) {
            text += String(buffer: part)
        }
        return text
    }

    @Test func `only what follows the header reaches the next handler`() throws {
        let (channel, reader) = try connection()
        try channel.writeInbound(ByteBuffer(string: Self.header + "GET / "))
        try channel.writeInbound(ByteBuffer(string: "HTTP/1.1"))
        #expect(reader.client == IPAddress("203.0.113.7"))
        #expect(try received(channel) == "GET / HTTP/1.1")
        // The time limit is for the header only.
        channel.embeddedEventLoop.advanceTime(by: .seconds(60))
        #expect(channel.isActive)
    }

    @Test func `a header may arrive byte by byte`() throws {
        let (channel, reader) = try connection()
        for byte in (Self.header + "G").utf8 {
            try channel.writeInbound(ByteBuffer(bytes: [byte]))
        }
        #expect(reader.client == IPAddress("203.0.113.7"))
        #expect(try received(channel) == "G")
    }

    @Test func `a second header is not read`() throws {
        let (channel, reader) = try connection()
        let second = "PROXY TCP4 198.51.100.1 10.0.0.1 1 2\r\n"
        try channel.writeInbound(ByteBuffer(string: Self.header + second))
        #expect(reader.client == IPAddress("203.0.113.7"))
        #expect(try received(channel) == second)
    }

    @Test func `a connection without a header is closed and nothing of it is read`() throws {
        let (channel, reader) = try connection()
        try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\n\r\n"))
        #expect(!channel.isActive)
        #expect(reader.client == nil)
        #expect(try received(channel) == "")
    }

    @Test func `a connection that does not come from a trusted proxy is closed`() throws {
        let (channel, _) = try connection(trusted: false)
        #expect(!channel.isActive)
    }

    @Test func `a connection whose header does not end in time is closed`() throws {
        let (channel, _) = try connection()
        try channel.writeInbound(ByteBuffer(string: "PROXY TCP4 "))
        channel.embeddedEventLoop.advanceTime(by: .seconds(9))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func `a connection that ends before its header does is closed`() throws {
        let (channel, _) = try connection()
        try channel.writeInbound(ByteBuffer(string: "PROXY TCP4 "))
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(!channel.isActive)
    }
}
