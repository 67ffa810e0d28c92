/// What the generator has to know of the head of an answer.
///
/// A parser for all of HTTP takes longer over an answer than anything else that the generator
/// does, and what it takes, the server does not get.
struct HTTPAnswerHead {
    let status: UInt

    /// The bytes of the head itself, with the empty line at its end.
    let length: Int

    let bodyLength: Int

    private static let contentLength = Array("content-length:".utf8)

    /// `nil` if `bytes` end before the head does; throws if it is no head, or says no length.
    init?(_ bytes: UnsafeRawBufferPointer) throws(LoadError) {
        var status: UInt?
        var bodyLength: Int?
        var start = 0
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[start..<end]
            start = end + 1
            if line.count <= 1 {
                guard let status, let bodyLength else { throw .unreadableAnswer }
                self.status = status
                self.length = start
                self.bodyLength = bodyLength
                return
            }
            if status == nil {
                status = Self.number(line.dropFirst("HTTP/1.1 ".utf8.count).prefix(3))
            } else if Self.isContentLength(line) {
                bodyLength = Self.number(line.dropFirst(Self.contentLength.count))
            }
        }
        return nil
    }

    private static func isContentLength(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
        // In ASCII this bit is all that letters of either case differ in.
        line.count > contentLength.count && zip(line, contentLength).allSatisfy { $0 | 0x20 == $1 }
    }

    private static func number<Number: FixedWidthInteger>(
        _ text: Slice<UnsafeRawBufferPointer>
    ) -> Number? {
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\r")]
        return Number(String(decoding: text.filter { !blanks.contains($0) }, as: UTF8.self))
    }
}
