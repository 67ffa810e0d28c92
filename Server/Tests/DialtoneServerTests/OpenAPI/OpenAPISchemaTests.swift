@testable import DialtoneServer
import Foundation
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

    /// Formats that other documents define, and that no type of `IdentityToolkit` reads.
    private static let foreignFormats: [String: String] = [
        "AccessToken": "RFC 6749",
        "AccessTokenRefusal": "RFC 6749",
        "AccessTokenRequest": "RFC 7523",
        "AndroidAppLink": "Digital Asset Links",
        "AppleAppAssociation": "Apple's associated domains",
        "ClientTokenRequest": "RFC 6749",
        "ClientTokenResponse": "OpenID Connect Core",
        "ExchangeTokenForm": "RFC 6749",
        "Health": "the probes of orchestrators",
        "Int64": "protocol buffers in JSON",
        "KeySet": "RFC 7517",
        "OAuthError": "RFC 6749",
        "OpenIDConfiguration": "OpenID Connect Discovery",
        "OpenIDProviderMetadata": "OpenID Connect Discovery",
        "RelatedOrigins": "Web Authentication",
        "RevocationRequest": "RFC 7009",
        "UserInfo": "OpenID Connect Core",
        "UserInfoRequest": "RFC 6750",
        "WireErrorDetail": "google.rpc",
    ]

    @Test func `only formats that other documents define have schemas kept by hand`() throws {
        let names = try OpenAPIDocument.ownSchemas.flatMap { file in
            try JSONDecoder().decode(JSONValue.self, from: Data(file)).members.keys
        }
        #expect(Set(names) == Set(Self.foreignFormats.keys))
    }

    @Test func `no query parameter is described twice`() async throws {
        try await withServer { server in
            let document = try await server.openAPI()
            let shared = document["components"]["parameters"].members.values
            let calls = DescribedCalls(document).operations.flatMap { $0["parameters"].items }
            let names = (shared + calls).filter { $0["in"].text == "query" }
                .compactMap { $0["name"].text }
            #expect(Set(names).count == names.count)
            #expect(names.count > 10)
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
