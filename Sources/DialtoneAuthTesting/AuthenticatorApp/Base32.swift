/// Base32 without padding (RFC 4648), the text form of an authenticator app's secret.
enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var (text, buffer, bits) = ("", UInt32(0), 0)
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 5 {
                bits -= 5
                text.unicodeScalars.append(UnicodeScalar(alphabet[Int(buffer >> bits & 31)]))
            }
        }
        if bits > 0 {
            text.unicodeScalars.append(UnicodeScalar(alphabet[Int(buffer << (5 - bits) & 31)]))
        }
        return text
    }

    static func decode(_ text: String) -> [UInt8]? {
        var (bytes, buffer, bits) = ([UInt8](), UInt32(0), 0)
        for character in text.uppercased().utf8 where character != UInt8(ascii: "=") {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            buffer = buffer << 5 | UInt32(value)
            bits += 5
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
        }
        return bytes
    }
}
