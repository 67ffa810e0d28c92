/// The schemas to which a part of an OpenAPI document refers.
enum SchemaReferences {
    static let prefix = "#/components/schemas/"

    static func names(in json: Any) -> Set<String> {
        switch json {
        case let object as [String: Any]:
            let own = (object["$ref"] as? String).flatMap(name)
            return object.values.reduce(into: Set(own.map { [$0] } ?? [])) {
                $0.formUnion(names(in: $1))
            }
        case let list as [Any]:
            return list.reduce(into: []) { $0.formUnion(names(in: $1)) }
        default:
            return []
        }
    }

    private static func name(_ reference: String) -> String? {
        reference.hasPrefix(prefix) ? String(reference.dropFirst(prefix.count)) : nil
    }
}
