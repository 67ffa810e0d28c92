import HTTPTypes
import IdentityToolkit
import Testing

/// Tests which ID tokens of development mode are signed.
struct TokenKindTests {
    private static let config = "/emulator/v1/projects/demo-test/config"
    private static let emulatorHost = "/identitytoolkit.googleapis.com"

    private func isSigned(_ token: String?) throws -> Bool {
        let parts = try #require(token).split(separator: ".", omittingEmptySubsequences: false)
        try #require(parts.count == 3)
        return !parts[2].isEmpty
    }

    private func signUp(at prefix: String, on server: TestServer) async throws -> JSONValue {
        let answer = try await server.post(
            prefix + "/v1/accounts:signUp?key=\(TestServer.apiKey)",
            ["returnSecureToken": true]
        )
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    private func set(_ kind: String, on server: TestServer) async throws -> JSONValue {
        let answer = try await server.request(
            .patch,
            Self.config,
            headers: [.contentType: "application/json"],
            body: Array(#"{"idTokens":"\#(kind)"}"#.utf8)
        )
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    @Test func `clients in emulator mode get unsigned tokens, and others signed ones`()
        async throws
    {
        try await withServer { server in
            let signed = try await signUp(at: "", on: server)
            let unsigned = try await signUp(at: Self.emulatorHost, on: server)
            #expect(try isSigned(signed["idToken"].text))
            #expect(try !isSigned(unsigned["idToken"].text))
            for token in [signed["idToken"], unsigned["idToken"]] {
                for prefix in ["", Self.emulatorHost] {
                    let path = prefix + "/v1/accounts:lookup?key=\(TestServer.apiKey)"
                    let answer = try await server.post(path, ["idToken": token])
                    #expect(answer.status == 200, "\(answer.text)")
                }
            }
        }
    }

    @Test(arguments: ["", "/securetoken.googleapis.com"])
    func `a renewed token is of the kind of the call that renews it`(
        prefix: String
    ) async throws {
        try await withServer { server in
            for start in ["", Self.emulatorHost] {
                let person = try await signUp(at: start, on: server)
                let renewed = try await server.post(
                    prefix + "/v1/token?key=\(TestServer.apiKey)",
                    ["grantType": "refresh_token", "refreshToken": person["refreshToken"]]
                )
                #expect(try isSigned(renewed.json["id_token"].text) == prefix.isEmpty)
            }
        }
    }

    @Test func `a session cookie is of the kind of the call that makes it`() async throws {
        try await withServer { server in
            let token = try await signUp(at: "", on: server)["idToken"]
            for prefix in ["", Self.emulatorHost] {
                let answer = try await server.post(
                    prefix + "/v1/projects/demo-test:createSessionCookie",
                    ["idToken": token],
                    headers: TestServer.owner
                )
                #expect(try isSigned(answer.json["sessionCookie"].text) == prefix.isEmpty)
            }
        }
    }

    @Test func `a project is set to one kind and back while the server runs`() async throws {
        try await withServer { server in
            #expect(try await server.request(.get, Self.config).json["idTokens"] == .null)
            for (kind, areSigned) in [("UNSIGNED", false), ("SIGNED", true)] {
                #expect(try await set(kind, on: server)["idTokens"] == .string(kind))
                for prefix in ["", Self.emulatorHost] {
                    let token = try await signUp(at: prefix, on: server)["idToken"].text
                    #expect(try isSigned(token) == areSigned)
                }
                let shown = try await server.request(.get, Self.config).json
                #expect(shown["idTokens"] == .string(kind))
            }
            #expect(try await set("BY_PATH", on: server)["idTokens"] == .null)
            let token = try await signUp(at: Self.emulatorHost, on: server)["idToken"].text
            #expect(try !isSigned(token))
        }
    }

    @Test func `a project whose tokens are signed accepts no others`() async throws {
        try await withServer { server in
            let unsigned = try await signUp(at: Self.emulatorHost, on: server)
            let token = try #require(unsigned["idToken"].text)
            #expect(try await server.lookUp(token).status == 200)
            _ = try await set("SIGNED", on: server)
            #expect(try await server.lookUp(token).errorCode == .invalidIDToken)
        }
    }

    @Test func `production signs every token, whatever the path`() async throws {
        try await withServer(.production) { server in
            for prefix in ["", Self.emulatorHost] {
                let person = try await signUp(at: prefix, on: server)
                #expect(try isSigned(person["idToken"].text))
                for host in ["", "/securetoken.googleapis.com"] {
                    let renewed = try await server.post(
                        host + "/v1/token?key=\(TestServer.apiKey)",
                        ["grantType": "refresh_token", "refreshToken": person["refreshToken"]]
                    )
                    #expect(try isSigned(renewed.json["id_token"].text))
                }
            }
        }
    }

    @Test func `production accepts no token that development mode issued`() async throws {
        let unsigned: String = try await withServer { server in
            let person = try await signUp(at: Self.emulatorHost, on: server)
            return try #require(person["idToken"].text)
        }
        try await withServer(.production) { server in
            #expect(try await server.lookUp(unsigned).errorCode == .invalidIDToken)
            for path in ["accounts:update", "accounts:delete"] {
                for prefix in ["", Self.emulatorHost] {
                    let answer = try await server.post(
                        "\(prefix)/v1/\(path)?key=\(TestServer.apiKey)",
                        ["idToken": .string(unsigned)]
                    )
                    #expect(try answer.errorCode == .invalidIDToken)
                }
            }
        }
    }
}
