import NIOCore
import Testing

@testable import LoadGenerator

struct HTTPAnswerParserTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nx-other: 7\r\n\r\n"

    @Test func `an answer is read however its bytes arrive`() throws {
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

    @Test func `one answer after the other is read`() throws {
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
    func `what is no answer with a length is refused`(text: String) {
        var parser = HTTPAnswerParser()
        #expect(throws: LoadError.unreadableAnswer) { try parser.take(ByteBuffer(string: text)) }
    }
}
