import SwiftASN1

/// A value of ASN.1 in DER, put together from others.
struct DERValue: Sendable {
    let bytes: [UInt8]

    static let null = DERValue(tag: 0x05, [])

    /// Creates an unsigned integer.
    static func integer(_ digits: [UInt8]) -> DERValue {
        let isHigh = digits.first.map { $0 >= 0x80 } ?? true
        return DERValue(tag: 0x02, isHigh ? [0] + digits : digits)
    }

    /// Creates an integer with the given number of one bits.
    static func integer(bits: Int) -> DERValue {
        let first: [UInt8] = bits % 8 == 0 ? [] : [UInt8(1 << (bits % 8)) - 1]
        return .integer(first + [UInt8](repeating: 0xFF, count: bits / 8))
    }

    static func octets(_ content: [UInt8]) -> DERValue { DERValue(tag: 0x04, content) }
    static func bits(_ content: [UInt8]) -> DERValue { DERValue(tag: 0x03, [0] + content) }
    static func sequence(_ parts: [DERValue]) -> DERValue { DERValue(tag: 0x30, joining: parts) }

    /// Creates a value with the context tag 0.
    static func tagged(_ parts: [DERValue]) -> DERValue { DERValue(tag: 0xA0, joining: parts) }

    static func name(_ identifier: ASN1ObjectIdentifier) -> DERValue {
        let components = identifier.oidComponents
        let first = components.prefix(2).reduce(0) { $0 * 40 + $1 }
        return DERValue(tag: 0x06, ([first] + components.dropFirst(2)).flatMap(septets))
    }

    /// Creates a value from DER.
    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    private init(tag: UInt8, joining parts: [DERValue]) {
        self.init(tag: tag, parts.flatMap(\.bytes))
    }

    private init(tag: UInt8, _ content: [UInt8]) {
        let length: [UInt8] =
            switch content.count {
            case ..<0x80: [UInt8(content.count)]
            case ..<0x100: [0x81, UInt8(content.count)]
            default: [0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
            }
        bytes = [tag] + length + content
    }

    private static func septets(_ number: UInt) -> [UInt8] {
        var septets = [UInt8(number & 0x7F)]
        var rest = number >> 7
        while rest > 0 {
            septets.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return septets
    }
}
