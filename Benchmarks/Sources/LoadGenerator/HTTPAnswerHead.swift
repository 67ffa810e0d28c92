/// The parts of a response head that the generator needs.
///
/// A complete HTTP parser would take more time per response than everything else in the generator,
/// and that time would be missing from the server.
struct HTTPAnswerHead {
    let status: UInt

    /// The length of the head in bytes, including the empty line at its end.
    let length: Int

    let bodyLength: Int

    private static let contentLength = Array("content-length:".utf8)

    /// Parses a head; `nil` if `bytes` end before the head does; throws if it is invalid or has no
    /// content length.
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
        // In ASCII, upper- and lower-case letters differ only in this bit.
        line.count > contentLength.count && zip(line, contentLength).allSatisfy { $0 | 0x20 == $1 }
    }

    private static func number<Number: FixedWidthInteger>(
        _ text: Slice<UnsafeRawBufferPointer>
    ) -> Number? {
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\r")]
        return Number(String(decoding: text.filter { !blanks.contains($0) }, as: UTF8.self))
    }
}
