/// A 64-bit number in the protocol's form: sent as a string, read from a string or a number.
public struct WireInt64: Codable, Hashable, Sendable {
    /// The number.
    public var value: Int64

    /// Wraps a number.
    public init(_ value: Int64) {
        self.value = value
    }

    /// Reads the JSON form.
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

    /// Writes the JSON form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(value))
    }
}
