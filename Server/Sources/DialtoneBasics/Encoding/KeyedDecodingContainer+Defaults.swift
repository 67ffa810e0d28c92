extension KeyedDecodingContainer {
    /// Replaces a default with the decoded value; does nothing if the key is absent.
    ///
    /// A `null` counts as present, so that it can disable an optional setting.
    package func update<Value: Decodable>(_ value: inout Value, forKey key: Key) throws {
        guard contains(key) else { return }
        value = try decode(Value.self, forKey: key)
    }
}
