/// Parses SHA-256 digests in several notations.
package enum DigestText {
    private static let length = 32

    /// Decodes 64 hexadecimal digits, with or without colons, or base64; otherwise `nil`.
    ///
    /// Base64 can be in either alphabet, with or without padding.
    package static func decode(_ text: String?) -> [UInt8]? {
        guard let text, text.utf8.count <= 128 else { return nil }
        if let bytes = hexadecimal(text) { return bytes }
        return Base64Text.decode(text).flatMap { $0.count == length ? $0 : nil }
    }

    private static func hexadecimal(_ text: String) -> [UInt8]? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: ":") }.map { byte in
            Character(UnicodeScalar(byte)).hexDigitValue.flatMap(UInt8.init)
        }
        guard digits.count == length * 2 else { return nil }
        let values = digits.compactMap(\.self)
        guard values.count == digits.count else { return nil }
        return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}
