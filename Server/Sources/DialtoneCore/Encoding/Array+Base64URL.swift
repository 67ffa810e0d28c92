extension [UInt8] {
    private static let base64URLAlphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
    )

    /// The value of each byte as a digit; 255 for bytes that are none.
    private static let base64URLDigits: [UInt8] = {
        var digits = [UInt8](repeating: 255, count: 256)
        for (value, byte) in base64URLAlphabet.enumerated() {
            digits[Int(byte)] = UInt8(value)
        }
        return digits
    }()

    /// Appends the text of `bytes` in place, without a string between.
    mutating func appendBase64URL(_ bytes: [UInt8]) {
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

    /// `nil` unless `text` is exactly what ``appendBase64URL(_:)`` gives for some bytes.
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
        // Six bits left over make no byte, and bits that are left over must not differ.
        guard bitCount < 6, group & ((1 << bitCount) - 1) == 0 else { return nil }
        self = bytes
    }
}
