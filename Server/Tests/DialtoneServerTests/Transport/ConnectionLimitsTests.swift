import DialtoneMetrics
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import DialtoneServer

/// Tests the time limits of one connection, on a loop with a manual clock.
@Suite struct ConnectionLimitsTests {
    private let channel: EmbeddedChannel
    private let fate: ConnectionFate
    private let metrics = ServerMetrics()

    init() throws {
        let limits = ConnectionLimits(
            metrics: metrics.connections,
            readLimit: .seconds(20),
            answerLimit: .seconds(30)
        )
        fate = limits.fate
        channel = EmbeddedChannel(handler: limits)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    }

    private func beginRequest() throws {
        let head = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/")
        try channel.writeInbound(HTTPRequestPart.head(head))
    }

    private func endRequest() throws {
        try channel.writeInbound(HTTPRequestPart.end(nil))
    }

    private func beginAnswer() throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    }

    /// Returns whether the connection is still open after `seconds` more.
    private func lasts(_ seconds: Int64) -> Bool {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
        return channel.isActive
    }

    @Test func `a connection whose request is not answered in time is closed`() throws {
        try beginRequest()
        try endRequest()
        #expect(lasts(29))
        #expect(!lasts(1))
    }

    @Test func `the response time limit begins when the request has arrived`() throws {
        try beginRequest()
        #expect(lasts(19))
        try endRequest()
        #expect(lasts(29))
        #expect(!lasts(1))
    }

    /// The reasons for which connections were counted as cut off.
    private var cutOffs: [String] {
        metrics.registry.text.split(separator: "\n").compactMap { line in
            let match = line.wholeMatch(
                of: /dialtone_http_requests_cut_off_total\{reason="(\w+)"\} ([1-9].*)/
            )
            return match.map { "\($0.output.1) \($0.output.2)" }
        }
    }

    @Test func `a response that has begun has no time limit`() throws {
        try beginRequest()
        try endRequest()
        #expect(lasts(29))
        try beginAnswer()
        #expect(lasts(24 * 3_600))
    }

    @Test func `each request on a connection has its own time limit`() throws {
        try beginRequest()
        try endRequest()
        #expect(lasts(25))
        try beginAnswer()
        try beginRequest()
        try endRequest()
        #expect(lasts(29))
        #expect(!lasts(1))
    }

    @Test func `an early response does not lift the time limit for reading the request`()
        throws
    {
        try beginRequest()
        try beginAnswer()
        #expect(lasts(19))
        #expect(!lasts(1))
        #expect(cutOffs == ["requestTooSlow 1"])
    }

    /// Writes a part of a response, and lets it fill the buffers of the connection.
    private func fillBuffers(_ count: Int) throws {
        let bytes = ByteBuffer(repeating: 0, count: count)
        try channel.writeOutbound(HTTPResponsePart.body(bytes))
        channel.isWritable = false
        channel.pipeline.fireChannelWritabilityChanged()
    }

    @Test func `a client that does not read its response is disconnected`() throws {
        try beginRequest()
        try endRequest()
        try beginAnswer()
        try fillBuffers(80 * 1_024)
        // The time limit of responses, and ten seconds for 80 KiB at 8 KiB a second.
        #expect(lasts(39))
        #expect(cutOffs.isEmpty)
        #expect(!lasts(1))
        #expect(fate.end == .deadline)
        #expect(cutOffs == ["responseUnread 1"])
    }

    @Test func `a client that reads its response slowly is not disconnected`() throws {
        try beginRequest()
        try endRequest()
        try beginAnswer()
        for _ in 0..<10 {
            try fillBuffers(8 * 1_024)
            #expect(lasts(30))
            channel.isWritable = true
            channel.pipeline.fireChannelWritabilityChanged()
        }
        #expect(lasts(24 * 3_600))
    }

    @Test func `what is written to full buffers gives the client more time, and not much`() throws {
        try beginRequest()
        try endRequest()
        try beginAnswer()
        try fillBuffers(8 * 1_024)
        try channel.writeOutbound(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 8 * 1_024)))
        #expect(lasts(31))
        #expect(!lasts(1))
    }

    @Test func `a request during an unread response does not give the client more time`() throws {
        try beginRequest()
        try endRequest()
        try beginAnswer()
        try fillBuffers(8 * 1_024)
        #expect(lasts(30))
        try beginRequest()
        #expect(!lasts(1))
    }

    @Test func `the end of a connection by the client is recorded`() throws {
        try beginRequest()
        try endRequest()
        #expect(fate.end == .open)
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(fate.end == .clientFinished)
        channel.pipeline.fireChannelInactive()
        #expect(fate.end == .clientGone)
    }

    @Test func `a connection that the server closes is recorded as past its deadline`() throws {
        try beginRequest()
        try endRequest()
        #expect(!lasts(30))
        #expect(fate.end == .deadline)
        #expect(cutOffs == ["noResponse 1"])
    }

    @Test func `a connection that is idle between requests is not closed`() throws {
        #expect(lasts(3_600))
        try beginRequest()
        try endRequest()
        try beginAnswer()
        #expect(lasts(3_600))
    }
}
