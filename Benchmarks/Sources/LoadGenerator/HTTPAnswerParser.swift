import NIOCore

/// Parses responses from the bytes of a connection as they arrive.
struct HTTPAnswerParser {
    private var unread = ByteBuffer()

    /// Adds bytes and returns the response that they complete.
    ///
    /// The server must not send another response before the next request.
    mutating func take(_ bytes: ByteBuffer) throws(LoadError) -> HTTPAnswer? {
        if unread.readableBytes == 0 {
            unread = bytes
        } else {
            unread.writeImmutableBuffer(bytes)
        }
        guard let head = try head(), unread.readableBytes >= head.length + head.bodyLength else {
            return nil
        }
        unread.moveReaderIndex(forwardBy: head.length)
        let body = unread.readSlice(length: head.bodyLength)
        guard let body, unread.readableBytes == 0 else { throw .unreadableAnswer }
        return HTTPAnswer(status: head.status, body: body)
    }

    private func head() throws(LoadError) -> HTTPAnswerHead? {
        try unread.withUnsafeReadableBytes { bytes throws(LoadError) in try HTTPAnswerHead(bytes) }
    }
}
