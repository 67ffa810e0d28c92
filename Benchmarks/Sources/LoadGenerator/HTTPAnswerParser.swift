import NIOCore

/// Reads answers out of the bytes of a connection, as far as these have arrived.
struct HTTPAnswerParser {
    private var unread = ByteBuffer()

    /// Takes more bytes and returns the answer that they complete.
    ///
    /// No second one may follow before it was asked for.
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
