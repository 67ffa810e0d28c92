import Foundation

/// Form and query encoding (`application/x-www-form-urlencoded`).
package enum FormText {
    /// The maximum size of a form, in bytes.
    ///
    /// The longest fields are tokens from identity providers.
    package static let sizeLimit = 64 * 1_024

    /// The maximum number of fields in a form; every call has fewer than half as many.
    package static let fieldLimit = 100

    /// The maximum number of fields, and the size, of a form that a signed-in operator sends.
    ///
    /// Lists of countries have a field for each of 245, and tables one for each cell.
    package static let operatorFieldLimit = 2_000
    package static let operatorSizeLimit = 1_024 * 1_024

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    package static func encode(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\(escape($0.name))=\(escape($0.value))" }.joined(separator: "&")
    }

    /// The fields of `text`; if a name is repeated, its first value.
    package static func decode(_ text: some StringProtocol) -> [String: String] {
        Dictionary(
            fields(of: text).map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether `text` is within ``sizeLimit`` and ``fieldLimit``.
    package static func isReadable(_ text: String) -> Bool {
        isReadable(Array(text.utf8))
    }

    /// Whether a form of these bytes is within the limits.
    package static func isReadable(_ bytes: [UInt8], byOperator: Bool = false) -> Bool {
        let size = byOperator ? operatorSizeLimit : sizeLimit
        let fields = byOperator ? operatorFieldLimit : fieldLimit
        return bytes.count <= size && bytes.count { $0 == UInt8(ascii: "&") } < fields
    }

    /// The fields of `text`, in their order; those beyond ``fieldLimit`` are left out, and those
    /// with an escape that cannot be read.
    package static func fields(of text: some StringProtocol) -> [(name: String, value: String)] {
        split(Array(text.utf8), upTo: fieldLimit).compactMap(field)
    }

    /// The fields of a form of these bytes; `nil` if a field cannot be read, or a name comes twice.
    package static func strictFields(
        of bytes: [UInt8],
        byOperator: Bool = false
    ) -> [String: String]? {
        var fields: [String: String] = [:]
        for part in split(bytes, upTo: byOperator ? operatorFieldLimit : fieldLimit) {
            guard let field = field(part),
                fields.updateValue(field.value, forKey: field.name) == nil
            else { return nil }
        }
        return fields
    }

    /// Percent-encodes all characters except those that RFC 3986 leaves unreserved.
    package static func escape(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    /// Decodes the value of a field; `nil` if it contains an escape that cannot be read.
    package static func unescape(_ text: some StringProtocol) -> String? {
        unescape(Array(text.utf8)[...])
    }

    private static func split(
        _ bytes: [UInt8],
        upTo limit: Int
    ) -> ArraySlice<ArraySlice<UInt8>> {
        bytes.split(separator: UInt8(ascii: "&"), maxSplits: limit).prefix(limit)
    }

    private static func field(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String)? {
        let end = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
        guard let name = unescape(bytes[..<end]), let value = unescape(bytes[end...].dropFirst())
        else { return nil }
        return (name, value)
    }

    /// One pass over the bytes: a form can consist of nothing but escapes.
    private static func unescape(_ bytes: ArraySlice<UInt8>) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): text.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(hexDigit),
                    let low = rest.popFirst().flatMap(hexDigit)
                else { return nil }
                text.append(high << 4 | low)
            default: text.append(byte)
            }
        }
        return String(validating: text, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
