import IdentityToolkit

/// Notes which fields a type reads from JSON, and of what kind each is.
struct FieldRecorder: Decoder {
    struct Field: Sendable {
        let kind: String
        let isOptional: Bool
    }

    private final class Fields {
        var found: [String: Field] = [:]
    }

    private let fields = Fields()

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func fields(of type: any Decodable.Type) throws -> [String: Field] {
        let recorder = FieldRecorder()
        _ = try type.init(from: recorder)
        return recorder.fields.found
    }

    /// As in `[String: SecondFactorInfo]`; types of JSON by their names there.
    private static func kind(of type: Any.Type) -> String {
        if let list = type as? any ListType.Type { return "[\(kind(of: list.element))]" }
        if let map = type as? any MapType.Type { return "[String: \(kind(of: map.value))]" }
        switch String(describing: type) {
        case "String", "RefusalReason": return "string"
        case "Bool": return "boolean"
        case "Int", "Int64": return "integer"
        case "Double": return "number"
        case "WireInt64": return "Int64"
        case let name: return name
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unreadable() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Unreadable() }

    private struct Unreadable: Error {}

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let fields: Fields
        let codingPath: [any CodingKey] = []
        let allKeys: [Key] = []

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { true }

        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
            note(type, key, isOptional: true)
            return nil
        }

        // JSON's own types have methods of their own.
        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { note(type, key) }
        func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { note(type, key) }
        func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { note(type, key) }
        func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { note(type, key) }
        func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { note(type, key) }

        private func note<Value>(_ type: Value.Type, _ key: Key) -> Value? {
            note(type, key, isOptional: true)
            return nil
        }

        private func note(_ type: Any.Type, _ key: Key, isOptional: Bool) {
            fields.found[key.stringValue] = Field(
                kind: FieldRecorder.kind(of: type),
                isOptional: isOptional
            )
        }

        /// A value is needed to go on; which does not matter.
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            note(type, key, isOptional: false)
            let samples: [any Decodable] = ["", false, 0, Int64(0), 0.0, WireInt64(0)]
            if let sample = samples.lazy.compactMap({ $0 as? Value }).first { return sample }
            if let list = type as? any ListType.Type, let empty = list.empty as? Value {
                return empty
            }
            if let names = type as? any CaseIterable.Type,
                let first = names.firstCase as? Value
            {
                return first
            }
            return try Value(from: FieldRecorder())
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type,
            forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { throw Unreadable() }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw Unreadable()
        }

        func superDecoder() throws -> any Decoder { throw Unreadable() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw Unreadable() }
    }
}

private protocol ListType {
    static var element: Any.Type { get }
    static var empty: Self { get }
}

extension Array: ListType {
    fileprivate static var element: Any.Type { Element.self }
    fileprivate static var empty: [Element] { [] }
}

private protocol MapType {
    static var value: Any.Type { get }
}

extension Dictionary: MapType {
    fileprivate static var value: Any.Type { Value.self }
}

extension CaseIterable {
    fileprivate static var firstCase: Self? { allCases.first }
}
