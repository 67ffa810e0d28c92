import Testing

/// Tests of the schemas of `/openapi.json`.
///
/// `scripts/generate-schemas.sh --check` compares them with the types of requests and responses.
struct OpenAPISchemaTests {
    private static let prefix = "#/components/schemas/"

    @Test func `the document has exactly the schemas that it refers to`() async throws {
        try await withServer { server in
            let document = try await server.openAPI()
            let known = Set(document["components"]["schemas"].members.keys)
            #expect(Self.references(in: document).subtracting(known) == [])
            #expect(known.subtracting(Self.references(in: document)) == [])
        }
    }

    @Test func `a field has the description from its type's documentation`() async throws {
        try await withServer { server in
            let schemas = try await server.openAPI()["components"]["schemas"]
            let field = schemas["SendVerificationCodeRequest"]["properties"]["tenantId"]
            #expect(field == ["description": "The ID of the tenant.", "type": "string"])
        }
    }

    private static func references(in value: JSONValue) -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { names, member in
                if member.key == "$ref", let target = member.value.text, target.hasPrefix(prefix) {
                    names.insert(String(target.dropFirst(prefix.count)))
                }
                names.formUnion(references(in: member.value))
            }
        case .array(let items):
            items.reduce(into: []) { $0.formUnion(references(in: $1)) }
        default:
            []
        }
    }
}
