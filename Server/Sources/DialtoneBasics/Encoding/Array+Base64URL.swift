extension [UInt8] {
    private static let base64URLAlphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
    )

    /// The value of each byte as a base64url digit, or 255 if the byte is not in the alphabet.
    private static let base64URLDigits: [UInt8] = {
        var digits = [UInt8](repeating: 255, count: 256)
        for (value, byte) in base64URLAlphabet.enumerated() {
            digits[Int(byte)] = UInt8(value)
        }
        return digits
    }()

    /// Appends `bytes` in base64url, without an intermediate string.
    package mutating func appendBase64URL(_ bytes: [UInt8]) {
        reserveCapacity(count + (bytes.count * 4 + 2) / 3)
        let alphabet = Self.base64URLAlphabet
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let group =
                UInt32(bytes[index]) << 16
                | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
            append(alphabet[Int(group >> 18)])
            append(alphabet[Int(group >> 12 & 63)])
            if rest > 1 { append(alphabet[Int(group >> 6 & 63)]) }
            if rest > 2 { append(alphabet[Int(group & 63)]) }
            index += 3
        }
    }

    /// Decodes base64url; `nil` unless `text` is exactly what ``appendBase64URL(_:)`` writes.
    package init?(base64URL text: ArraySlice<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        let digits = Self.base64URLDigits
        var group: UInt32 = 0
        var bitCount = 0
        for byte in text {
            let digit = digits[Int(byte)]
            guard digit < 64 else { return nil }
            group = group << 6 | UInt32(digit)
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: group >> bitCount))
            }
        }
        // At most four bits may remain, and they must be zero.
        guard bitCount < 6, group & ((1 << bitCount) - 1) == 0 else { return nil }
        self = bytes
    }
}
