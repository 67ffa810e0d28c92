import Foundation

/// A picture for the top of the pages.
///
/// Only PNG and WebP are accepted: an SVG could contain scripts and addresses of other hosts.
package struct BrandLogo: Hashable, Sendable {
    package enum Format: String, CaseIterable, Sendable {
        case png
        case webp

        package var mediaType: String { "image/\(rawValue)" }
    }

    package enum Problem: Error, Sendable {
        case format
        case bytes
        case size

        package var sentence: String {
            switch self {
            case .format: "must be a PNG or WebP image"
            case .bytes: "must have at most \(BrandLogo.byteLimit / 1_024) KB"
            case .size: "must have at most \(BrandLogo.sideLimit) pixels on each side"
            }
        }
    }

    package static let byteLimit = 32 * 1_024
    static let sideLimit = 1_024

    package let format: Format
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) throws(Problem) {
        guard bytes.count <= Self.byteLimit else { throw .bytes }
        guard let (format, width, height) = Self.header(of: bytes) else { throw .format }
        guard 1...Self.sideLimit ~= width, 1...Self.sideLimit ~= height else { throw .size }
        self.format = format
        self.bytes = bytes
    }

    /// Reads the form in which a project's settings contain the logo.
    package init(dataURL text: String) throws(Problem) {
        let format = Format.allCases.first { text.hasPrefix(Self.prefix($0)) }
        guard let format else { throw .format }
        let digits = text.dropFirst(Self.prefix(format).count)
        guard digits.utf8.count <= Self.byteLimit * 4 / 3 + 4 else { throw .bytes }
        guard let data = Data(base64Encoded: String(digits)) else { throw .format }
        try self.init([UInt8](data))
        guard self.format == format else { throw .format }
    }

    package var dataURL: String {
        Self.prefix(format) + Data(bytes).base64EncodedString()
    }

    private static func prefix(_ format: Format) -> String { "data:\(format.mediaType);base64," }

    private static func header(of bytes: [UInt8]) -> (Format, width: Int, height: Int)? {
        if let size = pngSize(of: bytes) { return (.png, size.width, size.height) }
        if let size = webPSize(of: bytes) { return (.webp, size.width, size.height) }
        return nil
    }

    /// The size in the first chunk of a PNG.
    private static func pngSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        guard bytes.count > 33, bytes.starts(with: start + Array("IHDR".utf8)) else { return nil }
        func number(at offset: Int) -> Int {
            bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(at: 16), number(at: 20))
    }

    /// The size in the first chunk of a WebP, in each of its three forms.
    private static func webPSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count > 30, bytes.starts(with: Array("RIFF".utf8)),
            bytes[8..<12].elementsEqual("WEBP".utf8)
        else { return nil }
        func number(at offset: Int, bytes count: Int) -> Int {
            bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            return (number(at: 24, bytes: 3) + 1, number(at: 27, bytes: 3) + 1)
        case "VP8L":
            guard bytes[20] == 0x2F else { return nil }
            let bits = number(at: 21, bytes: 4)
            return ((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
        case "VP8 ":
            guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
            return (number(at: 26, bytes: 2) & 0x3FFF, number(at: 28, bytes: 2) & 0x3FFF)
        default:
            return nil
        }
    }
}
