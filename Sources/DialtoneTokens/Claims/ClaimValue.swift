#if Tokens

/// The value of a claim.
public enum ClaimValue: Hashable, Sendable {
    /// No value.
    case null

    /// A truth value.
    case boolean(Bool)

    /// A whole number.
    case integer(Int64)

    /// Another number.
    case number(Double)

    /// A text.
    case string(String)

    /// A list.
    case array([ClaimValue])

    /// Values by name.
    case object([String: ClaimValue])
}

extension ClaimValue {
    /// The text; `nil` for other values.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The truth value; `nil` for other values.
    public var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The whole number; `nil` for other values.
    public var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The number, whole or not; `nil` for other values.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The values of the list; `nil` for other values.
    public var array: [ClaimValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The values by name; `nil` for other values.
    public var object: [String: ClaimValue]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension ClaimValue: Codable {
    /// Decodes any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let values = try? container.decode([ClaimValue].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: ClaimValue].self))
        }
    }

    /// Encodes the value as JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

#endif
