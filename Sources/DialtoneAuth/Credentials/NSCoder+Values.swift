import Foundation

extension NSCoder {
    /// The text under a key; `nil` where there is none, or something else.
    func text(_ key: String) -> String? {
        plainValue(key) as? String
    }

    /// Writes a value in a form that no class has to be known for.
    ///
    /// Foundation on Linux ends the process at a class that a reader did not expect, so an archive
    /// of ours holds texts and bytes alone.
    func encode(json value: some Encodable, forKey key: String) {
        // What cannot be written is absent, and a reader takes that for no archive.
        guard let data = try? JSONEncoder().encode(value) else { return }
        encode(data, forKey: key)
    }

    /// What ``encode(json:forKey:)`` wrote; `nil` where there is none, or something else.
    func json<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        guard let data = plainValue(key) as? Data else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    private func plainValue(_ key: String) -> Any? {
        // Asking for what is absent would fail every later question too.
        guard containsValue(forKey: key) else { return nil }
        // Foundation on Linux ends the process at a class that is not named here, so whatever a
        // property list can hold is let in and then refused.
        let kinds: [AnyClass] = [
            NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self,
            NSDictionary.self,
        ]
        return decodeObject(of: kinds, forKey: key)
    }
}
