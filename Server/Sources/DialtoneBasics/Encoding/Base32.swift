/// Base32 in the alphabet of RFC 4648, without padding: the format of authenticator app secrets.
package enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    package static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        var group: UInt32 = 0
        var bitCount = 0
        for byte in bytes {
            group = group << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 5 {
                bitCount -= 5
                text.append(alphabet[Int(group >> bitCount & 31)])
            }
        }
        if bitCount > 0 { text.append(alphabet[Int(group << (5 - bitCount) & 31)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes `text`; `nil` if it contains characters outside the alphabet.
    ///
    /// Lower case and padding are also accepted.
    package static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var group: UInt32 = 0
        var bitCount = 0
        for byte in text.uppercased().prefix(while: { $0 != "=" }).utf8 {
            guard let digit = alphabet.firstIndex(of: byte) else { return nil }
            group = group << 5 | UInt32(digit)
            bitCount += 5
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: group >> bitCount))
            }
        }
        return bytes
    }
}
