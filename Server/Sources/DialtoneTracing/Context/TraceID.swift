/// The ID of a trace: 16 bytes, not all zero.
package struct TraceID: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    init?(high: UInt64, low: UInt64) {
        guard high != 0 || low != 0 else { return nil }
        self.high = high
        self.low = low
    }

    /// Reads 32 hexadecimal digits in lower case.
    init?(hex text: Substring) {
        guard text.utf8.count == 32,
            let high = UInt64(lowerHex: text.prefix(16)),
            let low = UInt64(lowerHex: text.suffix(16))
        else { return nil }
        self.init(high: high, low: low)
    }
}

extension TraceID: CustomStringConvertible {
    package var description: String { high.lowerHex + low.lowerHex }
}

/// The ID of a span: 8 bytes, not all zero.
package struct SpanID: Hashable, Sendable {
    let value: UInt64

    init?(_ value: UInt64) {
        guard value != 0 else { return nil }
        self.value = value
    }

    /// Reads 16 hexadecimal digits in lower case.
    init?(hex text: Substring) {
        guard text.utf8.count == 16, let value = UInt64(lowerHex: text) else { return nil }
        self.init(value)
    }
}

extension SpanID: CustomStringConvertible {
    package var description: String { value.lowerHex }
}

extension UInt64 {
    /// Reads hexadecimal digits, of which the letters must be in lower case.
    init?(lowerHex text: Substring) {
        let isHex = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard isHex else { return nil }
        self.init(text, radix: 16)
    }

    /// All 16 digits.
    var lowerHex: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
