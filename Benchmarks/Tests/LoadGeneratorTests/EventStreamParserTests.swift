import NIOCore
import Testing

@testable import LoadGenerator

struct EventStreamParserTests {
    @Test func `events are read however their bytes arrive`() {
        let stream = Array(": hello\n\ndata: one\n\nevent: message\r\ndata:two\r\n\r\n".utf8)
        for cut in stream.indices {
            var parser = EventStreamParser()
            var events = parser.take(ByteBuffer(bytes: stream[..<cut]))
            events += parser.take(ByteBuffer(bytes: stream[cut...]))
            #expect(events == ["one", "two"])
        }
    }

    @Test func `lines of one event are joined`() {
        var parser = EventStreamParser()
        #expect(parser.take(ByteBuffer(string: "data: a\ndata: b\n\n")) == ["a\nb"])
    }
}
