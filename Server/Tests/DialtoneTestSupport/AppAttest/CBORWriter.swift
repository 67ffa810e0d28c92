/// Encodes CBOR like authenticators do.
package enum CBORWriter {
    package static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        head(2, bytes.count) + bytes
    }

    package static func text(_ text: String) -> [UInt8] {
        head(3, text.utf8.count) + Array(text.utf8)
    }

    package static func array(_ items: [[UInt8]]) -> [UInt8] {
        head(4, items.count) + items.flatMap(\.self)
    }

    package static func map(_ entries: [(key: String, value: [UInt8])]) -> [UInt8] {
        head(5, entries.count) + entries.flatMap { text($0.key) + $0.value }
    }

    /// A map with numbers as keys, such as a COSE key.
    package static func numbers(_ entries: [(key: Int, value: [UInt8])]) -> [UInt8] {
        head(5, entries.count) + entries.flatMap { number($0.key) + $0.value }
    }

    private static func number(_ number: Int) -> [UInt8] {
        number < 0 ? head(1, -1 - number) : head(0, number)
    }

    package static func head(_ type: UInt8, _ argument: Int) -> [UInt8] {
        switch argument {
        case ..<24: [type << 5 | UInt8(argument)]
        case ..<256: [type << 5 | 24, UInt8(argument)]
        default: [type << 5 | 25, UInt8(argument >> 8), UInt8(argument & 0xff)]
        }
    }
}
