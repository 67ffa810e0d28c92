public import Foundation

/// The generated part of the schemas of `/openapi.json`: one file for each folder of the
/// protocol's modules.
public struct SchemaFiles {
    private static let ending = ".generated.json"

    private let folder: URL
    private let types: WireTypes

    /// Reads what the compiler wrote about each of the protocol's modules; `folder` has the files
    /// from which the document is put together.
    public init(folder: URL, symbolGraphs: [URL]) throws {
        self.folder = folder
        types = WireTypes(try SymbolGraph(contentsOf: symbolGraphs))
    }

    /// Writes the files anew, and removes those that are empty by now.
    public func write() throws {
        let generated = try generate()
        for (name, data) in generated {
            try data.write(to: folder.appending(path: name))
        }
        for name in try existing().subtracting(generated.keys) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    /// The names of the files that would change.
    public func outdated() throws -> [String] {
        let generated = try generate()
        let changed = generated.filter { name, data in
            (try? Data(contentsOf: folder.appending(path: name))) != data
        }
        return try existing().subtracting(generated.keys).union(changed.keys).sorted()
    }

    private func generate() throws -> [String: Data] {
        var files: [String: [String: Any]] = [:]
        for (name, schema) in try schemas() {
            files[try types.folder(of: name), default: [:]][name] = schema
        }
        return try files.reduce(into: [:]) { $0[Self.fileName($1.key)] = try Self.data($1.value) }
    }

    /// The schemas to which calls refer, and those to which these refer.
    private func schemas() throws -> [String: [String: Any]] {
        let handKept = try names().filter { !$0.hasSuffix(Self.ending) }.map(object)
        let known = try names().filter { $0.hasSuffix(".schemas.json") }.map(object)
        let untyped = known.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        var schemas: [String: [String: Any]] = [:]
        var missing = SchemaReferences.names(in: handKept).subtracting(untyped)
        while let name = missing.popFirst() {
            let schema = try types.schema(of: name)
            schemas[name] = schema
            missing.formUnion(
                SchemaReferences.names(in: schema).subtracting(untyped).subtracting(schemas.keys)
            )
        }
        return schemas
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }
    }

    private func existing() throws -> Set<String> {
        Set(try names().filter { $0.hasSuffix(Self.ending) })
    }

    private func object(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: name))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    private static func data(_ schemas: [String: Any]) throws -> Data {
        try JSONSerialization.data(
            withJSONObject: schemas,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        ) + Data("\n".utf8)
    }

    /// `identity-providers.generated.json` for `IdentityProviders`.
    private static func fileName(_ folder: String) -> String {
        folder.replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased() + ending
    }
}
