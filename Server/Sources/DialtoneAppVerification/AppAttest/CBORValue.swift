/// An item of CBOR (RFC 8949), as far as attestations need it: no tags and no fractions.
enum CBORValue: Hashable, Sendable {
    case unsigned(UInt64)
    /// The number -1 - n, which reaches beyond what `Int64` holds.
    case negative(UInt64)
    case bytes([UInt8])
    case text(String)
    case array([CBORValue])
    case map([CBORValue: CBORValue])
    case boolean(Bool)
    case null
}

extension CBORValue {
    /// The value of a map's text key; `nil` where there is none, or no map.
    subscript(name: String) -> CBORValue? {
        if case .map(let entries) = self { entries[.text(name)] } else { nil }
    }

    var bytes: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var array: [CBORValue]? {
        if case .array(let items) = self { items } else { nil }
    }
}
