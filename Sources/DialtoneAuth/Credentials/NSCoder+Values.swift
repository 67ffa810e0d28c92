import Foundation

extension NSCoder {
    /// Decodes text; `nil` if the key is absent or has another type.
    func text(_ key: String) -> String? {
        plainValue(key) as? String
    }

    /// Encodes a value in a form that requires no class to decode.
    ///
    /// Foundation on Linux terminates the process if it decodes an unexpected class, so archives of
    /// this SDK contain only text and bytes.
    func encode(json value: some Encodable, forKey key: String) {
        // A value that cannot be encoded is absent, which makes the archive invalid.
        guard let data = try? JSONEncoder().encode(value) else { return }
        encode(data, forKey: key)
    }

    /// Decodes a value of ``encode(json:forKey:)``; `nil` if the key is absent or has another type.
    func json<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        guard let data = plainValue(key) as? Data else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    private func plainValue(_ key: String) -> Any? {
        // Decoding an absent key would make all later calls fail, too.
        guard containsValue(forKey: key) else { return nil }
        // Foundation on Linux terminates the process for a class that is not listed here, so all
        // property list classes are allowed and then rejected.
        let kinds: [AnyClass] = [
            NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self,
            NSDictionary.self,
        ]
        return decodeObject(of: kinds, forKey: key)
    }
}
