import CQREncode

/// A QR code as a page draws it, in squares of width one.
struct QRCodeDrawing: Encodable, Sendable {
    /// The most bytes of a text.
    ///
    /// The squares of a longer one would be narrower than three pixels on the smallest phone.
    static let lengthLimit = 320

    /// The light margin that scanners need.
    private static let margin = 4

    /// The width and the height, with the margin.
    let size: Int

    /// The dark squares, as the attribute `d` of an SVG path.
    let path: String

    /// `nil` for a text that is empty or too long.
    init?(of text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= Self.lengthLimit,
            let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M)
        else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        let squares = UnsafeBufferPointer(start: code.pointee.data, count: width * width)
        size = width + 2 * Self.margin
        path = (0..<width)
            .map { Self.path(of: squares[$0 * width..<($0 + 1) * width], inRow: $0) }
            .joined()
    }

    /// One rectangle for each run of dark squares.
    private static func path(of row: Slice<UnsafeBufferPointer<UInt8>>, inRow y: Int) -> String {
        var path = ""
        var rest = row
        // The lowest bit of a square says whether it is dark.
        while let start = rest.firstIndex(where: { $0 & 1 == 1 }) {
            rest = rest[start...]
            let end = rest.firstIndex { $0 & 1 == 0 } ?? rest.endIndex
            let length = end - start
            path += "M\(start - row.startIndex + margin) \(y + margin)h\(length)v1h-\(length)z"
            rest = rest[end...]
        }
        return path
    }
}
