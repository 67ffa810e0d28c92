import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// The calls with which administrators manage clients.
struct ClientAdministrationTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/oauthClients"

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String = path,
        _ body: JSONValue? = nil,
        to server: TestServer
    ) async throws -> Answer {
        var headers = TestServer.owner
        headers[.contentType] = "application/json"
        return try await server.request(
            method,
            path,
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a client is added, changed and removed`(engine: StoreEngine) async throws {
        try await withServer(.provider(on: engine)) { server in
            let added = try await send(
                .post,
                Self.path,
                [
                    "displayName": "Shop", "kind": "CONFIDENTIAL",
                    "redirectUris": [.string(TestClient.redirect)],
                ],
                to: server
            )
            #expect(added.status == 200)
            let id = try #require(try added.json["client"]["clientId"].text)
            let secret = try #require(try added.json["clientSecret"].text)
            let client = TestClient(server: server, id: id, secret: secret)
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client)
            let shown = try await send(.get, "\(Self.path)/\(id)", to: server)
            #expect(try shown.json == added.json["client"])
            #expect(!shown.text.contains(secret))
            let changed = try await send(
                .patch,
                "\(Self.path)/\(id)",
                ["scopes": ["openid"], "audience": "https://api.example.com"],
                to: server
            )
            #expect(try changed.json["scopes"] == ["openid"])
            #expect(try changed.json["displayName"] == "Shop")
            let narrowed = try await browser.tokens(for: client)
            #expect(narrowed.scope == "openid")
            let access = try SignedIn.claims(in: narrowed.accessToken)
            #expect(access["aud"] == "https://api.example.com")
            // Scopes that were withdrawn give nothing with tokens that have them.
            let info = try await client.userInfo(tokens.accessToken).json
            #expect(info.keys == ["sub"])
            #expect(try await send(.delete, "\(Self.path)/\(id)", to: server).status == 200)
            #expect(try await client.userInfo(narrowed.accessToken).status == 401)
            #expect(try await send(.get, "\(Self.path)/\(id)", to: server).status == 404)
            let listed = try await send(.get, to: server)
            #expect(try listed.json == [:])
        }
    }

    @Test func `a replaced secret works for the grace period`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let answer = try await send(
                .post,
                "\(Self.path)/\(client.id)/secret",
                ["graceSeconds": "60"],
                to: server
            )
            let secret = try #require(try answer.json["clientSecret"].text)
            #expect(secret != client.secret)
            let end = (server.clock.now + .seconds(60)).rfc3339
            #expect(try answer.json["client"]["previousSecretExpireTime"].text == end)
            let renewed = TestClient(
                server: server,
                id: client.id,
                secret: secret,
                redirect: client.redirect
            )
            var browser = TestBrowser(server)
            _ = try ClientTokenSet(await client.exchange(browser.code(for: client)))
            server.clock.advance(by: .seconds(60))
            let code = try await browser.code(for: client)
            #expect(try TestServer.error(await client.exchange(code)) == "invalid_client")
            _ = try ClientTokenSet(await renewed.exchange(code))
        }
    }

    @Test func `a change that is based on an older state changes nothing`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let path = "\(Self.path)/\(client.id)"
            let etag = try await send(.get, path, to: server).json["etag"]
            let first: JSONValue = ["displayName": "Store", "etag": etag]
            #expect(try await send(.patch, path, first, to: server).status == 200)
            let second: JSONValue = ["displayName": "Market", "etag": etag]
            #expect(try await send(.patch, path, second, to: server).status == 409)
            #expect(try await send(.get, path, to: server).json["displayName"] == "Store")
        }
    }

    @Test func `a disabled client's tokens are refused at once`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, ["scope": "openid offline_access"])
            _ = try await send(.patch, "\(Self.path)/\(client.id)", ["disabled": true], to: server)
            #expect(try await client.userInfo(tokens.accessToken).status == 401)
            let refreshed = try await client.refresh(try #require(tokens.refreshToken))
            #expect(try TestServer.error(refreshed) == "invalid_client")
            _ = try await send(.patch, "\(Self.path)/\(client.id)", ["disabled": false], to: server)
            #expect(try await client.userInfo(tokens.accessToken).status == 200)
        }
    }

    @Test(
        arguments: [
            ["kind": "OTHER"], ["displayName": ""], ["displayName": "a\u{7}b"],
            ["redirectUris": []],
            ["redirectUris": ["http://orders.example.com/"]],
            ["redirectUris": ["javascript:alert(1)"]],
            ["redirectUris": ["https://orders.example.com/#a"]],
            ["redirectUris": ["https://a@orders.example.com/"]],
            ["redirectUris": ["com.example.shop:/a"]], ["redirectUris": ["*"]],
            ["redirectUris": ["https://*.example.com/"]],
            ["kind": "PUBLIC", "redirectUris": ["myapp:/a"]],
            ["kind": "PUBLIC", "requirePkce": false], ["scopes": ["phone"]],
            ["scopes": ["openid", "admin"]], ["audience": "demo-test"], ["audience": "a b"],
            ["postLogoutRedirectUris": ["http://orders.example.com/"]],
        ] as [JSONValue]
    )
    func `a client with an unsafe setting is refused`(changes: JSONValue) async throws {
        try await withServer(.provider()) { server in
            var body = JSONValue.object([
                "displayName": "Shop", "kind": "CONFIDENTIAL",
                "redirectUris": ["https://orders.example.com/"],
            ]).members
            body.merge(changes.members) { $1 }
            let answer = try await send(.post, Self.path, .object(body), to: server)
            #expect(answer.status == 400)
            #expect(try await server.clients.clients(of: TestServer.projectID).isEmpty)
        }
    }

    @Test func `only owners may manage clients, viewers may list them`() async throws {
        let setup = ServerSetup.provider { $0.isProduction = true }
        try await withServer(setup) { server in
            let keys = AdminKeyRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(5)
            )
            for (role, canAdd) in [(AdminRole.viewer, false), (.editor, false), (.owner, true)] {
                let key = try await keys.create(
                    for: TestServer.projectID,
                    role: role,
                    displayName: role.rawValue
                )
                let headers: HTTPFields = [
                    .authorization: "Bearer \(key.secret.text)", .contentType: "application/json",
                ]
                let listed = try await server.request(.get, Self.path, headers: headers)
                #expect(listed.status == 200)
                let body = #"{"displayName":"A","kind":"PUBLIC","redirectUris":["https://a.b/"]}"#
                let added = try await server.request(
                    .post,
                    Self.path,
                    headers: headers,
                    body: Array(body.utf8)
                )
                #expect(added.status == (canAdd ? 200 : 403))
            }
        }
    }

    @Test func `plain http is only for apps on the user's own machine`() async throws {
        try await withServer(.provider()) { server in
            let local: JSONValue = ["http://localhost:3000/callback"]
            let body: JSONValue = [
                "displayName": "Shop", "kind": "CONFIDENTIAL", "redirectUris": local,
            ]
            // Development mode accepts it, for clients that are being written.
            let added = try await send(.post, Self.path, body, to: server)
            #expect(added.status == 200)
            for kind in OAuthClient.Kind.allCases {
                let outcome = await Result {
                    try await server.addClient(kind) {
                        $0.redirects = ["http://localhost:3000/callback"]
                    }
                }
                #expect(throws: Refusal.self) { try outcome.get() }
            }
        }
    }
}

extension Result where Failure == any Error {
    /// The outcome of an asynchronous operation.
    fileprivate init(_ body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
