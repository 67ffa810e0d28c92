/// An enumeration as protocol buffers put it into JSON: a name, or the name's number.
///
/// Android sends numbers, iOS in one place a number in a string; everyone else sends names.
public protocol WireEnum: CaseIterable, Codable, RawRepresentable where RawValue == String {
    /// The number that stands for this name.
    var number: Int { get }
}

extension WireEnum {
    /// Reads the JSON form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = try Self.named(nil, number: number, in: container)
            return
        }
        let name = try container.decode(String.self)
        self = try Self.named(name, number: Int(name), in: container)
    }

    /// Writes the JSON form.
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
