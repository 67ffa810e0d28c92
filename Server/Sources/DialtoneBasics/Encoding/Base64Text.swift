/// Lenient base64 decoding for client input.
package enum Base64Text {
    /// The maximum length of a text, in bytes; attestations are shorter.
    private static let lengthLimit = 48 * 1_024

    /// Decodes either alphabet, with or without padding; `nil` for anything else.
    package static func decode(_ text: String) -> [UInt8]? {
        guard !text.isEmpty, text.utf8.count <= lengthLimit else { return nil }
        var digits: [UInt8] = text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: byte
            }
        }
        for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
        return [UInt8](base64URL: digits[...])
    }
}
