import Foundation
import IdentityToolkit

/// The types of the protocol's modules, and what their comments say.
struct WireTypes {
    struct Unknown: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "Neither IdentityToolkit nor IdentityToolkitAdmin has a type \(name) that is read field "
                + "by field: describe it in a *.schemas.json file."
        }
    }

    /// A property without a key, which no error would tell: `Codable` leaves it out.
    struct Unread: Error, CustomStringConvertible {
        let type: String
        let properties: [String]

        var description: String {
            "\(type) does not read \(properties.joined(separator: ", ")): add to its CodingKeys."
        }
    }

    /// A type that reads JSON.
    private struct WireType {
        let type: any Decodable.Type
        let symbol: SymbolGraph.Symbol
    }

    private let types: [String: WireType]
    private let properties: [[String]: [String]]
    private let comments: [[String]: SymbolGraph.Symbol.Comment]

    init(_ graph: SymbolGraph) {
        var types: [String: WireType] = [:]
        var properties: [[String]: [String]] = [:]
        var comments: [[String]: SymbolGraph.Symbol.Comment] = [:]
        for symbol in graph.symbols {
            if symbol.isStoredProperty, let name = symbol.pathComponents.last {
                properties[Array(symbol.pathComponents.dropLast()), default: []].append(name)
            }
            comments[symbol.pathComponents] = symbol.docComment
            if let type = symbol.type as? any Decodable.Type, let name = symbol.pathComponents.last
            {
                types[name] = WireType(type: type, symbol: symbol)
            }
        }
        self.types = types
        self.properties = properties
        self.comments = comments
    }

    /// The folder in its module in which a type is declared.
    func folder(of name: String) throws -> String {
        let file = try wireType(name).symbol.location.flatMap { URL(string: $0.uri) }
        guard let file else { throw Unknown(name: name) }
        return file.deletingLastPathComponent().lastPathComponent
    }

    /// The schema of a type in OpenAPI 3.1, which is JSON Schema.
    func schema(of name: String) throws -> [String: Any] {
        let known = try wireType(name)
        if let names = known.type as? any WireEnum.Type {
            return schema(ofNames: names, known.symbol)
        }
        let fields = try fields(of: known, name)
        let spellings = Dictionary(
            fields.map { ($0.property, $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        let path = known.symbol.pathComponents
        var schema: [String: Any] = ["type": "object"]
        schema["description"] = description(path, spellings)
        if !fields.isEmpty {
            schema["properties"] = fields.reduce(into: [String: Any]()) { properties, field in
                var property = field.type.json
                property["description"] = description(path + [field.property], spellings)
                properties[field.name] = property
            }
        }
        let required = fields.filter { !$0.isOptional }.map(\.name).sorted()
        if !required.isEmpty { schema["required"] = required }
        return schema
    }

    private func wireType(_ name: String) throws -> WireType {
        guard let type = types[name] else { throw Unknown(name: name) }
        return type
    }

    private func fields(of known: WireType, _ name: String) throws -> [WireField] {
        guard let fields = try? FieldRecorder.fields(of: known.type) else {
            throw Unknown(name: name)
        }
        let unread = Set(properties[known.symbol.pathComponents] ?? [])
            .subtracting(fields.map(\.property))
        guard unread.isEmpty else { throw Unread(type: name, properties: unread.sorted()) }
        return fields
    }

    private func schema<Names: WireEnum>(
        ofNames names: Names.Type,
        _ symbol: SymbolGraph.Symbol
    ) -> [String: Any] {
        let path = symbol.pathComponents
        let meanings = names.allCases.map { name in
            let meaning = description(path + [String(describing: name)], [:]) ?? ""
            return "- `\(name.rawValue)`: \(meaning)"
        }
        let summary = description(path, [:]) ?? ""
        return [
            "type": "string",
            "enum": names.allCases.map(\.rawValue),
            "description": "\(summary)\n\n\(meanings.joined(separator: "\n"))",
        ]
    }

    private func description(_ path: [String], _ spellings: [String: String]) -> String? {
        comments[path].map { comment in
            CommentText(comment.lines.map(\.text)).text { spellings[$0] ?? spelling(ofLink: $0) }
        }
    }

    /// The name in JSON of a property of another type, written as `Type/property`.
    private func spelling(ofLink link: String) -> String? {
        let parts = link.split(separator: "/").map(String.init)
        guard parts.count == 2, let other = types[parts[0]] else { return nil }
        let fields = try? FieldRecorder.fields(of: other.type)
        return fields?.first { $0.property == parts[1] }?.name
    }
}
