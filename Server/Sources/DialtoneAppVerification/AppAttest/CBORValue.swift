/// A CBOR item (RFC 8949), limited to what attestations use: no tags and no floating point.
enum CBORValue: Hashable, Sendable {
    case unsigned(UInt64)
    /// The number -1 - n, which can be beyond the range of `Int64`.
    case negative(UInt64)
    case bytes([UInt8])
    case text(String)
    case array([CBORValue])
    case map([CBORValue: CBORValue])
    case boolean(Bool)
    case null
}

extension CBORValue {
    /// The value for a text key; `nil` if it does not exist or the item is not a map.
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
