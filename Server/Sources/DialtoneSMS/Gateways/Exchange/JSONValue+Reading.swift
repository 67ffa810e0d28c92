import DialtoneBasics

extension JSONValue {
    var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    var elements: [JSONValue] {
        if case .array(let values) = self { values } else { [] }
    }

    /// The value of a number, or of a string that contains one: gateways send both forms.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .string(let value): Double(value)
        default: nil
        }
    }

    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// An error code, sent as a number or as text.
    var code: String? { integer.map(String.init) ?? string }
}
