import NIOCore

/// Reads server-sent events out of the bytes of a stream, as far as these have arrived.
struct EventStreamParser {
    private var unread = ByteBuffer()
    private var data = ""

    /// Takes more bytes and returns the data of each event that they complete.
    mutating func take(_ bytes: ByteBuffer) -> [String] {
        unread.writeImmutableBuffer(bytes)
        var events: [String] = []
        while let line = nextLine() {
            if line.isEmpty {
                if !data.isEmpty { events.append(data) }
                data = ""
            } else if line.hasPrefix("data:") {
                if !data.isEmpty { data += "\n" }
                data += line.dropFirst("data:".count).drop { $0 == " " }
            }
        }
        unread.discardReadBytes()
        return events
    }

    private mutating func nextLine() -> String? {
        let view = unread.readableBytesView
        guard let end = view.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        var line = unread.readString(length: end - view.startIndex) ?? ""
        unread.moveReaderIndex(forwardBy: 1)
        if line.last == "\r" { line.removeLast() }
        return line
    }
}
