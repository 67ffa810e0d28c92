/// A setting whose parts have defaults that depend on where it stands.
protocol PartwiseDecodable {
    /// Replaces the parts that `decoder` holds.
    mutating func update(from decoder: any Decoder) throws
}

extension KeyedDecodingContainer {
    /// Replaces those parts of a default that the container holds.
    func update(partsOf value: inout some PartwiseDecodable, forKey key: Key) throws {
        guard contains(key) else { return }
        try value.update(from: superDecoder(forKey: key))
    }
}
