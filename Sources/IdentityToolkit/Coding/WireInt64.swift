/// A 64-bit integer, encoded as a string and decoded from a string or a number.
public struct WireInt64: Codable, Hashable, Sendable {
    /// The integer.
    public var value: Int64

    /// Creates a value from an integer.
    public init(_ value: Int64) {
        self.value = value
    }

    /// Decodes the JSON representation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int64.self) {
            value = number
            return
        }
        guard let number = Int64(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "not a 64-bit number"
            )
        }
        value = number
    }

    /// Encodes the JSON representation.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(value))
    }
}
