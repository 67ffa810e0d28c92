import Foundation
import Testing

@testable import WireSchemas

struct WireTypesTests {
    private let types: WireTypes

    init() throws { types = WireTypes(try SymbolGraph(contentsOf: [SampleGraph.file])) }

    @Test func `a schema has the fields of its type with the comments on them`() throws {
        let schema = try types.schema(of: "MessageStatusRequest")
        let wanted: [String: Any] = [
            "type": "object",
            "description": "Asks what became of a message.",
            "properties": [
                "sessionInfo": ["type": "string"],
                "tenantId": [
                    "type": "string",
                    "description":
                        "The tenant.\n\nNot that of `sessionInfo`, but `tenantId`, in full `tenantId`.",
                ],
            ],
        ]
        #expect(schema as NSDictionary == wanted as NSDictionary)
    }

    @Test func `a property in a comment becomes the field's name in JSON`() throws {
        let schema = try types.schema(of: "ExchangeTokenResponse")
        #expect(schema["description"] as? String == "Tokens: `id_token` and `refresh_token`.")
    }

    @Test func `fields that are always there are required`() throws {
        let schema = try types.schema(of: "MessageStatusResponse")
        #expect(schema["required"] as? [String] == ["state"])
    }

    @Test func `an enumeration lists its names and what they mean`() throws {
        let schema = try types.schema(of: "SortOrder")
        #expect(schema["type"] as? String == "string")
        #expect(schema["enum"] as? [String] == ["ORDER_UNSPECIFIED", "ASC", "DESC"])
        let description = try #require(schema["description"] as? String)
        #expect(description.hasPrefix("An order.\n\n- `ORDER_UNSPECIFIED`: "))
        #expect(description.hasSuffix("\n- `ASC`: Smallest first.\n- `DESC`: "))
    }

    @Test func `a name without a type is refused`() throws {
        #expect(throws: WireTypes.Unknown.self) { try types.schema(of: "NoSuchRequest") }
    }

    @Test func `a property that is not read is refused`() {
        let error = #expect(throws: WireTypes.Unread.self) {
            try types.schema(of: "PushStatusRequest")
        }
        #expect(error?.properties == ["withoutKey"])
    }
}
