/// A CBOR parser for untrusted input.
///
/// It accepts only the form that authenticators write (CTAP2 canonical CBOR, except for the order
/// of keys): lengths are definite and encoded in as few bytes as possible, and keys are unique. So
/// the same bytes cannot be interpreted in two ways, and a false length cannot cause a large
/// allocation.
package struct CBORReader {
    /// The maximum nesting depth of arrays and maps; an attestation has three levels.
    package static let depthLimit = 8

    /// The maximum size in bytes; an attestation with its receipt has about six thousand.
    package static let sizeLimit = 32 * 1_024

    private let data: ArraySlice<UInt8>
    private var position: Int

    private init(_ data: ArraySlice<UInt8>) {
        self.data = data
        position = data.startIndex
    }

    /// Parses `data`, which must consist of exactly one item.
    package static func item(in data: [UInt8]) throws(CBORProblem) -> CBORValue {
        let (value, rest) = try item(atStartOf: data[...])
        guard rest.isEmpty else { throw .trailingBytes }
        return value
    }

    /// Parses the item at the start of `data`, and returns it with the bytes that follow it.
    package static func item(
        atStartOf data: ArraySlice<UInt8>
    ) throws(CBORProblem) -> (value: CBORValue, rest: ArraySlice<UInt8>) {
        guard data.count <= sizeLimit else { throw .tooLarge }
        var reader = CBORReader(data)
        let value = try reader.item(depth: 0)
        return (value, data[reader.position...])
    }

    private mutating func item(depth: Int) throws(CBORProblem) -> CBORValue {
        let head = try byte()
        let (type, detail) = (head >> 5, head & 0x1f)
        if type == 7 { return try simple(detail) }
        guard type != 6 else { throw .unsupported }
        let argument = try self.argument(detail)
        switch type {
        case 0: return .unsigned(argument)
        case 1: return .negative(argument)
        case 2: return .bytes(Array(try take(argument)))
        case 3:
            guard let text = String(validating: try take(argument), as: UTF8.self) else {
                throw .invalidText
            }
            return .text(text)
        case 4: return .array(try items(argument, depth: depth + 1))
        default: return .map(try entries(argument, depth: depth + 1))
        }
    }

    private mutating func items(
        _ count: UInt64,
        depth: Int
    ) throws(CBORProblem) -> [CBORValue] {
        let count = try checked(count, perItem: 1, depth: depth)
        var items: [CBORValue] = []
        for _ in 0..<count { items.append(try item(depth: depth)) }
        return items
    }

    private mutating func entries(
        _ count: UInt64,
        depth: Int
    ) throws(CBORProblem) -> [CBORValue: CBORValue] {
        let count = try checked(count, perItem: 2, depth: depth)
        var entries: [CBORValue: CBORValue] = [:]
        for _ in 0..<count {
            let key = try item(depth: depth)
            guard entries.updateValue(try item(depth: depth), forKey: key) == nil else {
                throw .duplicateKey
            }
        }
        return entries
    }

    /// Every item takes at least one byte, so a count beyond the remaining bytes is not valid.
    private func checked(
        _ count: UInt64,
        perItem size: UInt64,
        depth: Int
    ) throws(CBORProblem) -> UInt64 {
        guard depth <= Self.depthLimit else { throw .tooDeep }
        guard count <= UInt64(data.endIndex - position) / size else { throw .truncated }
        return count
    }

    private func simple(_ detail: UInt8) throws(CBORProblem) -> CBORValue {
        switch detail {
        case 20: return .boolean(false)
        case 21: return .boolean(true)
        case 22: return .null
        default: throw .unsupported
        }
    }

    /// The argument of an item, from the lower five bits of its first byte.
    private mutating func argument(_ detail: UInt8) throws(CBORProblem) -> UInt64 {
        guard detail >= 24 else { return UInt64(detail) }
        guard detail <= 27 else { throw .unsupported }
        let width = 1 << Int(detail - 24)
        let value = try take(UInt64(width)).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let smallest: UInt64 = width == 1 ? 24 : 1 << (width * 4)
        guard value >= smallest else { throw .notCanonical }
        return value
    }

    private mutating func byte() throws(CBORProblem) -> UInt8 {
        guard position < data.endIndex else { throw .truncated }
        defer { position += 1 }
        return data[position]
    }

    private mutating func take(_ count: UInt64) throws(CBORProblem) -> ArraySlice<UInt8> {
        guard count <= UInt64(data.endIndex - position) else { throw .truncated }
        defer { position += Int(count) }
        return data[position..<position + Int(count)]
    }
}

/// The reason why data is rejected.
package enum CBORProblem: Error, Hashable {
    case tooLarge, truncated, tooDeep, trailingBytes, duplicateKey, invalidText, notCanonical
    /// Tags, floating-point numbers, indefinite lengths and reserved values.
    case unsupported
}

/// A CBOR item (RFC 8949), limited to what authenticators use: no tags and no floating
/// point.
package enum CBORValue: Hashable, Sendable {
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
    package subscript(name: String) -> CBORValue? {
        if case .map(let entries) = self { entries[.text(name)] } else { nil }
    }

    /// The value for a number as the key, as in COSE keys; `nil` like that of a text key.
    package subscript(number: Int64) -> CBORValue? {
        guard case .map(let entries) = self else { return nil }
        return entries[Self(number)]
    }

    /// The number in its only form.
    package init(_ number: Int64) {
        self = number < 0 ? .negative(UInt64(-(number + 1))) : .unsigned(UInt64(number))
    }

    package var bytes: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    package var array: [CBORValue]? {
        if case .array(let items) = self { items } else { nil }
    }
}
