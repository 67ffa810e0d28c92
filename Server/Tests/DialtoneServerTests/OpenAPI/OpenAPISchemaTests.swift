import Testing

/// The schemas of `/openapi.json`.
struct OpenAPISchemaTests {
    /// What no type of the protocol's module stands behind.
    private static let untyped: Set = [
        "AccessToken", "AccessTokenRefusal", "AccessTokenRequest", "DownloadAccountRequest",
        "ExchangeTokenForm", "Health", "InboxItem", "InboxListing", "Int64", "KeySet",
        "OpenIDConfiguration", "SentMessage", "SentMessages", "WireErrorDetail",
    ]

    @Test func `a schema has the fields that its type reads`() async throws {
        try await withServer { server in
            var unknown = try await server.schemas()
            for type in WireTypeList.all {
                let name = String(describing: type)
                guard let schema = unknown.removeValue(forKey: name) else { continue }
                let fields = try FieldRecorder.fields(of: type)
                #expect(schema["properties"].keys == Set(fields.keys), "\(name)")
                let needed = fields.filter { !$0.value.isOptional }.keys
                #expect(Set(schema["required"].texts) == Set(needed), "\(name)")
                for (field, found) in fields {
                    #expect(schema["properties"][field].kind == found.kind, "\(name).\(field)")
                }
            }
            for name in WireTypeList.names.keys { unknown[name] = nil }
            #expect(Set(unknown.keys) == Self.untyped)
        }
    }

    @Test func `a schema lists the names that its type reads`() async throws {
        try await withServer { server in
            let schemas = try await server.schemas()
            for (name, names) in WireTypeList.names {
                guard let schema = schemas[name] else { continue }
                #expect(schema["enum"].texts == names, "\(name)")
            }
        }
    }
}

extension TestServer {
    fileprivate func schemas() async throws -> [String: JSONValue] {
        try await openAPI()["components"]["schemas"].members
    }
}

extension JSONValue {
    /// A schema's type in the words of ``FieldRecorder``.
    fileprivate var kind: String {
        if let reference = self["$ref"].text {
            return String(reference.split(separator: "/").last ?? "")
        }
        switch self["type"].text {
        case "array": return "[\(self["items"].kind)]"
        case "object": return "[String: \(self["additionalProperties"].kind)]"
        case let type: return type ?? ""
        }
    }
}
