import CQREncode

/// A QR code as an SVG drawing, with modules of width one.
struct QRCodeDrawing: Encodable, Sendable {
    /// The maximum length of a text, in bytes.
    ///
    /// The modules of a longer one would be narrower than three pixels on the smallest phone.
    static let lengthLimit = 320

    /// The width of the quiet zone that scanners need.
    private static let margin = 4

    /// The width and height, including the margin.
    let size: Int

    /// The dark modules, as the `d` attribute of an SVG path.
    let path: String

    /// Returns `nil` if the text is empty or too long.
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

    /// Returns one rectangle for each run of dark modules.
    private static func path(of row: Slice<UnsafeBufferPointer<UInt8>>, inRow y: Int) -> String {
        var path = ""
        var rest = row
        // The lowest bit of a module says whether it is dark.
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
