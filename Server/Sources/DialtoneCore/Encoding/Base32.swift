/// Base32 in the alphabet of RFC 4648, without padding: how authenticator apps take a secret.
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
}
