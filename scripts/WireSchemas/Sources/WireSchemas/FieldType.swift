import IdentityToolkit

/// What a field holds, in terms of JSON Schema.
indirect enum FieldType: Equatable {
    case string
    case boolean
    case number
    case integer(format: String?)
    case list(FieldType)
    case map(FieldType)
    /// A type with a schema of its own.
    case schema(String)

    init(_ type: Any.Type) {
        if let list = type as? any ListType.Type {
            self = .list(FieldType(list.element))
        } else if let map = type as? any MapType.Type {
            self = .map(FieldType(map.value))
        } else {
            self = Self.single(type)
        }
    }

    private static func single(_ type: Any.Type) -> FieldType {
        switch type {
        case is String.Type: .string
        case is Bool.Type: .boolean
        case is Double.Type: .number
        case is Int.Type: .integer(format: nil)
        case is Int64.Type: .integer(format: "int64")
        case is WireInt64.Type: .schema("Int64")
        case is any WireEnum.Type: .schema(String(describing: type))
        // An open-ended list of words.
        case is any RawRepresentable<String>.Type: .string
        default: .schema(String(describing: type))
        }
    }

    var json: [String: Any] {
        switch self {
        case .string: ["type": "string"]
        case .boolean: ["type": "boolean"]
        case .number: ["type": "number"]
        case .integer(nil): ["type": "integer"]
        case .integer(let format?): ["type": "integer", "format": format]
        case .list(let element): ["type": "array", "items": element.json]
        case .map(let value): ["type": "object", "additionalProperties": value.json]
        case .schema(let name): ["$ref": "\(SchemaReferences.prefix)\(name)"]
        }
    }
}

protocol ListType {
    static var element: Any.Type { get }
    static var empty: Self { get }
}

extension Array: ListType {
    static var element: Any.Type { Element.self }
    static var empty: [Element] { [] }
}

protocol MapType {
    static var value: Any.Type { get }
    static var empty: Self { get }
}

extension Dictionary: MapType {
    static var value: Any.Type { Value.self }
    static var empty: [Key: Value] { [:] }
}
