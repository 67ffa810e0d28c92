import HTTPTypes
import Testing

/// The paths of `/openapi.json`.
struct OpenAPIPathTests {
    @Test(arguments: [false, true])
    func `the document describes exactly the server's calls`(
        isProduction: Bool
    ) async throws {
        try await withServer(ServerSetup { $0.isProduction = isProduction }) { server in
            let described = DescribedCalls(try await server.openAPI()).withHosts
            #expect(server.calls.subtracting(described).sorted() == [])
            #expect(described.subtracting(server.calls).sorted() == [])
        }
    }

    @Test func `the document at the emulator's path is the same`() async throws {
        try await withServer { server in
            let answer = try await server.request(.get, "/emulator/openapi.json")
            #expect(try await answer.json == server.openAPI())
            let notice = try await server.request(.get, "/").json["authEmulator"]
            #expect(notice["apiSpec"] == "/emulator/openapi.json")
        }
    }

    @Test(arguments: ["oauthIdpConfigs", "inboundSamlConfigs", "defaultSupportedIdpConfigs"])
    func `adding a provider is described with a conflict response`(
        list: String
    ) async throws {
        try await withServer { server in
            let paths = try await server.openAPI()["paths"]
            let responses = paths["/v2/projects/{project}/\(list)"]["post"]["responses"]
            #expect(responses["409"]["$ref"] == "#/components/responses/Conflict")
        }
    }

    @Test func `each operation has a unique ID and describes its error response`() async throws {
        try await withServer { server in
            let operations = DescribedCalls(try await server.openAPI()).operations
            let names = operations.compactMap { $0["operationId"].text }
            #expect(names.count == operations.count)
            #expect(Set(names).count == names.count)
            for operation in operations where operation["security"].count != 0 {
                #expect(operation["responses"]["400"] != .null, "\(operation["operationId"])")
            }
        }
    }
}

extension TestServer {
    func openAPI() async throws -> JSONValue {
        let answer = try await request(.get, "/openapi.json")
        try #require(answer.status == 200)
        return try answer.json
    }
}
