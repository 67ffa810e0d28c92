/// Base64 in the alphabet of URLs, without padding (RFC 4648, section 5).
package enum Base64URL {
    /// Longer than any handle, token part or secret that this server issues.
    private static let maximumLength = 8_192

    package static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        text.appendBase64URL(Array(bytes))
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes `text`; `nil` unless it is exactly what ``encode(_:)`` returns for some bytes.
    package static func decode(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= maximumLength else { return nil }
        return [UInt8](base64URL: Array(text.utf8)[...])
    }
}
