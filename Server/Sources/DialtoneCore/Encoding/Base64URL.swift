import Foundation

/// Base64 in the alphabet of URLs, without padding (RFC 4648, section 5).
package enum Base64URL {
    package static func encode(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString()
            .replacing("+", with: "-")
            .replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// `nil` unless `text` is exactly what ``encode(_:)`` gives for some bytes.
    package static func decode(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= 8_192, !text.utf8.contains(where: { "+/=".utf8.contains($0) })
        else { return nil }
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: standard + padding), encode(data) == text else {
            return nil
        }
        return Array(data)
    }
}
