import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Testing

@testable import DialtoneServer

struct OutputWithFollowUpTests {
    private final class Events: Sendable {
        private let events = Mutex<[String]>([])

        var all: [String] { events.withLock { $0 } }

        func note(_ event: String) { events.withLock { $0.append(event) } }
    }

    /// Records its input, or fails like a closed connection.
    private struct Writer: ResponseBodyWriter {
        struct HungUp: Error {}

        let events: Events
        var breaks = false

        mutating func write(_ buffer: ByteBuffer) async throws {
            if breaks { throw HungUp() }
            events.note("write \(buffer.readableBytes)")
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
            events.note("finish")
        }
    }

    @Test func `follow-up work runs after the last byte of the response`() async throws {
        let events = Events()
        let response = try WireEncoder.response(["a": "b"])
            .followed(by: { events.note("follow up") })
        #expect(response.body.contentLength == 9)
        try await response.body.write(Writer(events: events))
        #expect(events.all == ["write 9", "finish", "follow up"])
    }

    @Test func `no follow-up work runs if the response could not be written`() async throws {
        let events = Events()
        let response = try WireEncoder.response(["a": "b"])
            .followed(by: { events.note("follow up") })
        await #expect(throws: Writer.HungUp.self) {
            try await response.body.write(Writer(events: events, breaks: true))
        }
        #expect(events.all.isEmpty)
    }
}
