import CZlib
import NIOCore

/// Compresses files for browsers.
enum GzipText {
    /// The header value that names the encoding.
    static let encoding = "gzip"

    /// Returns `body` in gzip format; `nil` if it gets no smaller.
    static func compressed(_ body: ByteBuffer) -> ByteBuffer? {
        // zlib keeps a pointer to the stream, so that it must not move.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        guard czlib_start_gzip(stream, Z_BEST_COMPRESSION) == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        var input = Array(body.readableBytesView)
        // With less room than the input has, zlib stops where compression gains nothing.
        var output = [UInt8](repeating: 0, count: input.count)
        let isComplete = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.pointee.next_in = source.baseAddress
                stream.pointee.avail_in = UInt32(clamping: source.count)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = UInt32(clamping: target.count)
                return deflate(stream, Z_FINISH) == Z_STREAM_END
            }
        }
        guard isComplete else { return nil }
        return ByteBuffer(bytes: output.prefix(Int(stream.pointee.total_out)))
    }

    /// Whether a client with this `Accept-Encoding` takes the format.
    static func isAccepted(by header: String?) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { item in
            let parts = item.split(separator: ";").map { part in
                part.filter { !$0.isWhitespace }.lowercased()
            }
            guard parts.first == encoding else { return false }
            return !parts.dropFirst().contains { part in
                guard let quality = part.wholeMatch(of: /q=([0-9.]+)/)?.1 else { return false }
                return Double(quality) == 0
            }
        }
    }
}
