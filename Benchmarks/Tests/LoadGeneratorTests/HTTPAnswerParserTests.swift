import NIOCore
import Testing

@testable import LoadGenerator

struct HTTPAnswerParserTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nx-other: 7\r\n\r\n"

    @Test func `a response is parsed however its bytes arrive`() throws {
        let bytes = Array("\(Self.head)hello".utf8)
        for cut in 1..<bytes.count {
            var parser = HTTPAnswerParser()
            let early = try parser.take(ByteBuffer(bytes: bytes[..<cut]))
            #expect(early == nil)
            let answer = try parser.take(ByteBuffer(bytes: bytes[cut...]))
            #expect(answer?.status == 200)
            #expect(answer?.body == ByteBuffer(string: "hello"))
        }
    }

    @Test func `several responses are parsed in turn`() throws {
        var parser = HTTPAnswerParser()
        for text in ["hello", "again"] {
            let answer = try parser.take(ByteBuffer(string: Self.head + text))
            #expect(answer?.body == ByteBuffer(string: text))
        }
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\n",
        "nonsense\r\n\r\n", "\(head)hello, and more",
    ])
    func `a response without a valid length is refused`(text: String) {
        var parser = HTTPAnswerParser()
        #expect(throws: LoadError.unreadableAnswer) { try parser.take(ByteBuffer(string: text)) }
    }
}
