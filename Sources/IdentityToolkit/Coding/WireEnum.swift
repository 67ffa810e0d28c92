/// An enumeration as protocol buffers encode it in JSON: a name or a number.
///
/// Android sends numbers, and the stock iOS SDK in one place a number as a string; all other
/// clients send names.
public protocol WireEnum: CaseIterable, Codable, RawRepresentable where RawValue == String {
    /// The number of the value in protocol buffers.
    var number: Int { get }
}

extension WireEnum {
    /// Decodes the JSON representation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = try Self.named(nil, number: number, in: container)
            return
        }
        let name = try container.decode(String.self)
        self = try Self.named(name, number: Int(name), in: container)
    }

    /// Encodes the JSON representation.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    private static func named(
        _ name: String?,
        number: Int?,
        in container: any SingleValueDecodingContainer
    ) throws -> Self {
        if let name, let value = Self(rawValue: name) { return value }
        if let value = allCases.first(where: { $0.number == number }) { return value }
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown name")
    }
}
