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

    init() throws {
        let limits = ConnectionLimits(readLimit: .seconds(20), answerLimit: .seconds(30))
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
    }

    @Test func `a connection that is idle between requests is not closed`() throws {
        #expect(lasts(3_600))
        try beginRequest()
        try endRequest()
        try beginAnswer()
        #expect(lasts(3_600))
    }
}
