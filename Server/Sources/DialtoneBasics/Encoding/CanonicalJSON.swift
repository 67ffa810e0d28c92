/// JSON text that depends only on the value, as RFC 8785 defines it.
///
/// Hashes are computed over it, so its form must never change. The library's encoder promises no
/// such thing.
package enum CanonicalJSON {
    package static func text(of value: JSONValue) -> String {
        var text = ""
        write(value, to: &text)
        return text
    }

    private static func write(_ value: JSONValue, to text: inout String) {
        switch value {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += number(value)
        case .string(let value): write(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                write(value, to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            let sorted = members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
            for (index, member) in sorted.enumerated() {
                if index > 0 { text += "," }
                write(member.key, to: &text)
                text += ":"
                write(member.value, to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{8}": text += "\\b"
            case "\u{9}": text += "\\t"
            case "\u{A}": text += "\\n"
            case "\u{C}": text += "\\f"
            case "\u{D}": text += "\\r"
            case "\u{0}"..<"\u{20}": text += "\\u00" + Hex.encode([UInt8(scalar.value)])
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// The number as ECMAScript writes it; JSON has no other than finite ones.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return value.isFinite ? "0" : "null" }
        let (digits, exponent) = digits(of: value.magnitude)
        let sign = value < 0 ? "-" : ""
        let count = digits.count
        if (count...21).contains(exponent) {
            return sign + digits + String(repeating: "0", count: exponent - count)
        }
        if (1..<22).contains(exponent) {
            return sign + digits.prefix(exponent) + "." + digits.dropFirst(exponent)
        }
        if (-5...0).contains(exponent) {
            return sign + "0." + String(repeating: "0", count: -exponent) + digits
        }
        let fraction = count > 1 ? "." + digits.dropFirst() : ""
        let power = exponent - 1
        return sign + digits.prefix(1) + fraction + "e" + (power < 0 ? "-" : "+")
            + String(power.magnitude)
    }

    /// The shortest digits that identify the value, and the power of ten: `0.digits × 10^exponent`.
    private static func digits(of value: Double) -> (digits: String, exponent: Int) {
        let parts = value.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let (whole, fraction) = (mantissa[0], mantissa.count > 1 ? mantissa[1] : "")
        let all = whole + fraction
        let leading = all.prefix { $0 == "0" }.count
        var significant = all.dropFirst(leading)
        while significant.last == "0" { significant = significant.dropLast() }
        let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        return (String(significant), whole.count - leading + power)
    }
}
