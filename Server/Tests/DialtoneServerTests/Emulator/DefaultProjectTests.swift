import HTTPTypes
import IdentityToolkit
import Testing

/// Calls by `Bearer owner` that name no project, as test suites for the emulator make them.
struct DefaultProjectTests {
    @Test(arguments: ["/v1", "/identitytoolkit.googleapis.com/v1"])
    func `the owner's calls without a project use the server's default project`(
        prefix: String
    ) async throws {
        try await withServer { server in
            func administer(_ call: String, _ body: JSONValue) async throws -> Answer {
                try await server.post(prefix + call, body, headers: TestServer.owner)
            }
            let created = try await administer(
                "/accounts:signUp",
                ["localId": "a", "email": "ada@example.com"]
            )
            #expect(created.status == 200, "\(created.text)")
            let updated = try await administer(
                "/accounts:update",
                ["localId": "a", "displayName": "Ada"]
            )
            #expect(try updated.json["displayName"] == "Ada")
            let link = try await administer(
                "/accounts:sendOobCode",
                [
                    "requestType": "PASSWORD_RESET", "email": "ada@example.com",
                    "returnOobLink": true,
                ]
            )
            #expect(link.status == 200, "\(link.text)")
            let found = try await administer("/accounts:lookup", ["localId": ["a"]])
            #expect(try found.json["users"][0]["displayName"] == "Ada")
            // It is the default project, not one of the call's own.
            let named = try await server.administer("accounts:lookup", ["localId": ["a"]])
            #expect(try named.json["users"].count == 1)
            #expect(try await administer("/accounts:delete", ["localId": "a"]).status == 200)
        }
    }

    @Test func `legacy calls use the default project as well`() async throws {
        try await withServer { server in
            _ = try await server.administer("accounts", ["localId": "a"])
            let answer = try await server.post(
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/setAccountInfo",
                ["localId": "a", "displayName": "Ada"],
                headers: TestServer.owner
            )
            #expect(try answer.json["displayName"] == "Ada")
        }
    }

    @Test func `a tenant in the body is one of the default project`() async throws {
        try await withServer { server in
            let answer = try await server.post(
                "/v1/accounts:signUp",
                ["localId": "a", "tenantId": "acme"],
                headers: TestServer.owner
            )
            #expect(answer.status == 200, "\(answer.text)")
            let found = try await server.administer(
                "tenants/acme/accounts:lookup",
                ["localId": ["a"]]
            )
            #expect(try found.json["users"].count == 1)
        }
    }

    @Test func `calls without the owner's bearer token have no default project`() async throws {
        try await withServer { server in
            for bearer in ["Bearer x", "Bearer ya29.x"] {
                let answer = try await server.post(
                    "/v1/accounts:update",
                    ["localId": "a"],
                    headers: [.authorization: bearer]
                )
                #expect(answer.status == 401)
            }
        }
    }
}
