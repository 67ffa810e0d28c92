import NIOCore

/// Assembles replies from received data, within limits that no legitimate server exceeds.
struct SMTPReplyReader {
    private static let lineLimit = 2_048
    private static let lineCountLimit = 128

    private var buffer = ByteBuffer()
    private var code: Int?
    private var lines: [String] = []

    /// Whether data was received that is not part of a complete reply.
    var isMidway: Bool { buffer.readableBytes > 0 || code != nil }

    mutating func add(_ bytes: ByteBuffer) {
        var bytes = bytes
        buffer.writeBuffer(&bytes)
    }

    /// Returns the next complete reply; `nil` if more data is needed.
    mutating func next() throws(Malformed) -> SMTPReply? {
        while let line = try nextLine() {
            if let reply = try take(line) { return reply }
        }
        return nil
    }

    struct Malformed: Error {}

    private mutating func nextLine() throws(Malformed) -> String? {
        let view = buffer.readableBytesView
        guard let end = view.firstIndex(of: UInt8(ascii: "\n")) else {
            guard view.count <= Self.lineLimit else { throw Malformed() }
            return nil
        }
        let length = end - view.startIndex
        guard length <= Self.lineLimit, var line = buffer.readString(length: length) else {
            throw Malformed()
        }
        buffer.moveReaderIndex(forwardBy: 1)
        if line.last == "\r" { line.removeLast() }
        buffer.discardReadBytes()
        return line
    }

    private mutating func take(_ line: String) throws(Malformed) -> SMTPReply? {
        guard let match = line.wholeMatch(of: /([2-5][0-9]{2})(?:([ -])(.*))?/),
            let code = Int(match.1), self.code == nil || self.code == code,
            lines.count < Self.lineCountLimit
        else { throw Malformed() }
        lines.append(match.3.map(String.init) ?? "")
        guard match.2 != "-" else {
            self.code = code
            return nil
        }
        defer {
            self.code = nil
            lines = []
        }
        return SMTPReply(code: code, lines: lines)
    }
}
