import InMemoryLogging
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Attacks on the authorization code flow, in the order of RFC 9700.
struct AuthorizationAttackTests {
    @Test(arguments: [
        "https://orders.example.com/callback", "https://orders.example.com/callback?tab=1&x=2",
        "https://orders.example.com/callback?tab=1/", "https://orders.example.com/callback?tab=1#a",
        "https://ORDERS.example.com/callback?tab=1", "HTTPS://orders.example.com/callback?tab=1",
        "https://orders.example.com:443/callback?tab=1",
        "https://orders.example.com:8443/callback?tab=1",
        "http://orders.example.com/callback?tab=1", "//orders.example.com/callback?tab=1",
        "https://orders.example.com/./callback?tab=1",
        "https://orders.example.com/x/../callback?tab=1",
        "https://orders.example.com/%2e/callback?tab=1",
        "https://orders.example.com/%63allback?tab=1",
        "https://orders.example.com@evil.example/callback?tab=1",
        "https://evil.example\\@orders.example.com/callback?tab=1",
        "https://orders.example.com.evil.example/callback?tab=1",
        "https://evil.example/callback?tab=1", "javascript:alert(1)", "data:text/html,x",
        "https://orders.example.com/callback?tab=1\r\nX: y", "",
    ])
    func `an address that differs from the registered one gets nothing`(
        address: String
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            for changes in [[:], ["prompt": "none"], ["response_type": "token"]] {
                let path = client.authorizePath(
                    changes.merging(["redirect_uri": address]) { $1 }
                )
                let answer = try await browser.open(path)
                #expect(answer.status == 400)
                #expect(answer.headers[.location] == nil)
                #expect(!answer.text.contains("evil.example"))
            }
        }
    }

    @Test(arguments: ["client_id", "redirect_uri"])
    func `a repeated client or address gets nothing`(name: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let path = client.authorizePath()
            let value = try #require(client.request[name])
            let repeated = "\(path)&\(name)=\(FormText.escape(value))"
            let answer = try await server.open(repeated)
            #expect(answer.status == 400 && answer.headers[.location] == nil)
        }
    }

    @Test(arguments: ["state", "scope", "nonce", "code_challenge"])
    func `any other repeated parameter is refused by redirect`(name: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let answer = try await server.open("\(client.authorizePath())&\(name)=x")
            let callback = try answer.callback
            #expect(callback["error"] == "invalid_request")
            #expect(callback["state"] == (name == "state" ? nil : "a state"))
        }
    }

    @Test(arguments: ["unknown", "disabled", "of another project"])
    func `a client that is not the project's gets nothing`(kind: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(
                to: kind == "of another project" ? TestServer.otherProjectID : TestServer.projectID
            ) { $0.isDisabled = kind == "disabled" }
            let changes = kind == "unknown" ? ["client_id": "client_x"] : [:]
            let answer = try await server.open(client.authorizePath(changes))
            #expect(answer.status == 400 && answer.headers[.location] == nil)
        }
    }

    @Test func `a code is of no use to another client`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let other = try await server.addClient(named: "Other")
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let stolen = try await other.exchange(code)
            #expect(try TestServer.error(stolen) == "invalid_grant")
            _ = try ClientTokenSet(await client.exchange(code))
        }
    }

    @Test func `a code of one project is of no use at another one's issuer`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let answer = try await server.submit(
                "grant_type=authorization_code&code=\(code)&client_id=\(client.id)",
                to: "/oidc/\(TestServer.otherProjectID)/token",
                headers: [:]
            )
            #expect(try TestServer.error(answer) == "invalid_client")
            _ = try ClientTokenSet(await client.exchange(code))
        }
    }

    @Test(
        arguments: [
            ["code_verifier": nil], ["code_verifier": ""], ["code_verifier": "short"],
            ["code_verifier": "another-verifier-of-the-attacker-with-many-letters"],
            ["code_verifier": TestClient.challenge], ["redirect_uri": nil],
            ["redirect_uri": "https://orders.example.com/callback"],
        ] as [[String: String?]]
    )
    func `a stolen code is of no use without its verifier and address`(
        changes: [String: String?]
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(.public)
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let answer = try await client.exchange(code, changes)
            #expect(answer.status == 400)
            #expect(try TestServer.error(answer) == "invalid_grant")
            _ = try ClientTokenSet(await client.exchange(code))
        }
    }

    @Test(
        arguments: [
            ["code_challenge": nil, "code_challenge_method": nil], ["code_challenge": nil],
            ["code_challenge_method": nil], ["code_challenge_method": "plain"],
            ["code_challenge_method": "plain", "code_challenge": TestClient.verifier],
            ["code_challenge": "short"], ["code_challenge": TestClient.challenge + "="],
        ] as [[String: String?]]
    )
    func `a public client cannot do without a challenge of SHA-256`(
        changes: [String: String?]
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(.public)
            let callback = try await server.open(client.authorizePath(changes)).callback
            #expect(callback["error"] == "invalid_request")
            #expect(callback["code"] == nil)
        }
    }

    @Test func `a challenge that was removed from a request is noticed`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.requiresCodeChallenge = false }
            var browser = TestBrowser(server)
            let code = try await browser.code(
                for: client,
                ["code_challenge": nil, "code_challenge_method": nil]
            )
            let answer = try await client.exchange(code)
            #expect(try TestServer.error(answer) == "invalid_grant")
        }
    }

    @Test(arguments: ["token", "id_token", "code token", "none"])
    func `no token is ever part of an address`(type: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let callback = try await browser.visit(client, ["response_type": type]).callback
            #expect(callback["error"] == "unsupported_response_type")
            #expect(callback["access_token"] == nil && callback["id_token"] == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a code that is used again ends what it was exchanged for`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client, ["scope": "openid offline_access"])
            let tokens = try ClientTokenSet(await client.exchange(code))
            #expect(try await client.userInfo(tokens.accessToken).status == 200)
            server.clock.advance(by: .seconds(31))
            let again = try await client.exchange(code)
            #expect(try TestServer.error(again) == "invalid_grant")
            #expect(try await client.userInfo(tokens.accessToken).status == 401)
            let refreshed = try await client.refresh(try #require(tokens.refreshToken))
            #expect(try TestServer.error(refreshed) == "invalid_grant")
            #expect(server.loggedEvents.map(\.name).contains("tokenReused authorizationCodeReused"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many parallel exchanges of one code at most one succeeds`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let statuses = try await answers(20) { try await client.exchange(code).status }
            #expect(statuses.filter { $0 == 200 }.count <= 1)
            #expect(statuses.filter { $0 == 400 }.count >= 19)
        }
    }

    @Test func `a code expires after a minute`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            server.clock.advance(by: .seconds(60))
            let answer = try await client.exchange(code)
            #expect(try TestServer.error(answer) == "invalid_grant")
        }
    }

    @Test func `a code is of no use after the user has signed out`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let hint = try await browser.tokens(for: client).idToken
            let code = try await browser.code(for: client)
            _ = try await browser.open("\(TestClient.root)/logout?id_token_hint=\(hint)")
            let answer = try await client.exchange(code)
            #expect(try TestServer.error(answer) == "invalid_grant")
        }
    }

    @Test func `no page of the provider can be framed or read by another site's script`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            let signIn = try await browser.visit(client)
            let consent = try await browser.signIn(on: signIn)
            let signOut = try await browser.open("\(TestClient.root)/logout")
            let refused = try await browser.open("\(TestClient.root)/authorize")
            for page in [signIn, consent, signOut, refused] {
                let policy = try #require(page.headers[.contentSecurityPolicy])
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
                #expect(page.headers[.xFrameOptions] == "DENY")
                #expect(page.headers[.cacheControl] == "no-store")
                #expect(page.headers[.referrerPolicy] == "no-referrer")
            }
            let headers = HTTPFields(["Origin": "https://evil.example"])
            for path in [client.authorizePath(), "\(TestClient.root)/logout", "/sign-in"] {
                let answer = try await server.open(path, headers: headers)
                #expect(answer.headers[.accessControlAllowOrigin] == nil)
            }
        }
    }

    @Test func `forged forwarding headers do not change the issuer`() async throws {
        try await withServer(.provider()) { server in
            let answer = try await server.request(
                .get,
                "\(TestClient.root)/.well-known/openid-configuration",
                headers: HTTPFields([
                    "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http",
                    "Forwarded": "host=evil.example;proto=http",
                ])
            )
            #expect(try answer.json["issuer"] == .string(TestClient.issuer))
        }
    }

    @Test func `codes, tokens and states appear in no log line`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client, ["scope": "openid offline_access"])
            let tokens = try ClientTokenSet(await client.exchange(code))
            let log = server.logs.entries.map { "\($0.message) \($0.metadata)" }
                .joined(separator: "\n")
            for secret in [
                code, tokens.accessToken, tokens.idToken, tokens.refreshToken ?? "", "a state",
                "a nonce", TestClient.verifier, client.secret ?? "", "+16505550100",
            ] {
                #expect(!log.contains(secret))
            }
        }
    }
}

extension HTTPField.Name {
    fileprivate static let xFrameOptions = Self("x-frame-options") ?? .from
    fileprivate static let referrerPolicy = Self("referrer-policy") ?? .from
}
