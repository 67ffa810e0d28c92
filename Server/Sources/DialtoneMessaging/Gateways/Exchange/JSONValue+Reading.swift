import DialtoneCore

extension JSONValue {
    var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    var elements: [JSONValue] {
        if case .array(let values) = self { values } else { [] }
    }

    /// A number, or a string that is one: gateways write them either way.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .string(let value): Double(value)
        default: nil
        }
    }

    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// A code, be it written as a number or as text.
    var code: String? { integer.map(String.init) ?? string }
}
