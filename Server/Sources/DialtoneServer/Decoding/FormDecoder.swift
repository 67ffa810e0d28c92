/// Decodes the fields of a form, or the value of one of them.
///
/// Forms are flat: a field holds a text, a number or a truth value.
struct FormDecoder: Decoder {
    enum Content {
        case fields([String: String])
        case value(String)
    }

    let content: Content
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func decode<Value: Decodable>(
        _ type: Value.Type,
        from fields: [String: String]
    ) throws -> Value {
        try Value(from: FormDecoder(content: .fields(fields), codingPath: []))
    }

    func container<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        guard case .fields(let fields) = content else { throw mismatch([String: String].self) }
        return KeyedDecodingContainer(FormFieldContainer(fields: fields, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw mismatch([String].self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(
            type,
            .init(codingPath: codingPath, debugDescription: "Not supported in a form.")
        )
    }
}

extension FormDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) throws -> Bool { try value(as: type) }
    func decode(_ type: String.Type) throws -> String { try value(as: type) }
    func decode(_ type: Double.Type) throws -> Double { try value(as: type) }
    func decode(_ type: Float.Type) throws -> Float { try value(as: type) }
    func decode(_ type: Int.Type) throws -> Int { try value(as: type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try value(as: type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try value(as: type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try value(as: type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try value(as: type) }
    func decode(_ type: UInt.Type) throws -> UInt { try value(as: type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try value(as: type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try value(as: type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try value(as: type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try value(as: type) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    private func value<Value: LosslessStringConvertible>(as type: Value.Type) throws -> Value {
        guard case .value(let text) = content, let value = Value(text) else { throw mismatch(type) }
        return value
    }
}
