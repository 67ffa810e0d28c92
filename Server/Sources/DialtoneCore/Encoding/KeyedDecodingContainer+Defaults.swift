extension KeyedDecodingContainer {
    /// Replaces a default by what the container holds; an absent key changes nothing.
    ///
    /// A `null` counts as held, so that it can switch an optional setting off.
    func update<Value: Decodable>(_ value: inout Value, forKey key: Key) throws {
        guard contains(key) else { return }
        value = try decode(Value.self, forKey: key)
    }
}
