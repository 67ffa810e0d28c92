import IdentityToolkit

/// A field of a type, as its decoder reads it.
struct WireField: Equatable {
    /// The name of the Swift property.
    let property: String
    /// The name in JSON.
    let name: String
    let type: FieldType
    let isOptional: Bool
}

/// A decoder that holds no data: it notes which fields a type reads.
struct FieldRecorder: Decoder {
    private final class Fields {
        var found: [WireField] = []
    }

    private struct HasNoData: Error {}

    private let fields = Fields()

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func fields(of type: any Decodable.Type) throws -> [WireField] {
        let recorder = FieldRecorder()
        _ = try type.init(from: recorder)
        return recorder.fields.found
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw HasNoData() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw HasNoData() }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let fields: Fields
        let codingPath: [any CodingKey] = []
        let allKeys: [Key] = []

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { true }

        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
            note(type, key)
        }

        // Without these, the standard library asks for each as if it were required.
        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { note(type, key) }
        func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { note(type, key) }
        func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { note(type, key) }
        func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { note(type, key) }
        func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { note(type, key) }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            note(type, key, isOptional: false)
            return try sample(of: type)
        }

        private func note<Value>(_ type: Value.Type, _ key: Key) -> Value? {
            note(type, key, isOptional: true)
            return nil
        }

        private func note(_ type: Any.Type, _ key: Key, isOptional: Bool) {
            fields.found.append(
                WireField(
                    property: caseName(key).map { String(cString: $0) } ?? key.stringValue,
                    name: key.stringValue,
                    type: FieldType(type),
                    isOptional: isOptional
                )
            )
        }

        /// Any value, so that the type goes on to its next field.
        private func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
            let plain: [any Decodable] = ["", false, 0, Int64(0), 0.0, WireInt64(0)]
            if let value = plain.lazy.compactMap({ $0 as? Value }).first { return value }
            if let list = type as? any ListType.Type, let empty = list.empty as? Value {
                return empty
            }
            if let map = type as? any MapType.Type, let empty = map.empty as? Value {
                return empty
            }
            if let names = type as? any WireEnum.Type, let first = names.first as? Value {
                return first
            }
            if let words = type as? any RawRepresentable<String>.Type,
                let word = words.init(rawValue: "") as? Value
            {
                return word
            }
            return try Value(from: FieldRecorder())
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type,
            forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { throw HasNoData() }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw HasNoData()
        }

        func superDecoder() throws -> any Decoder { throw HasNoData() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw HasNoData() }
    }
}

extension WireEnum {
    fileprivate static var first: Self? { allCases.first }
}

/// The name of an enumeration's case, which for a key is that of the property; the description that
/// the standard library gives to keys hides it.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
