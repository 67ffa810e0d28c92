import DialtoneSendGuard
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Attacks with tokens and clients' credentials.
struct TokenAttackTests {
    private static let offline = ["scope": "openid phone offline_access"]

    @Test(arguments: StoreEngine.tested)
    func `a refresh token that is used again ends its session`(engine: StoreEngine) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient(.public)
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client, Self.offline)
            let second = try ClientTokenSet(
                await client.refresh(try #require(first.refreshToken))
            )
            #expect(second.refreshToken != first.refreshToken)
            server.clock.advance(by: .minutes(2))
            let third = try ClientTokenSet(
                await client.refresh(try #require(second.refreshToken))
            )
            let reuse = try await client.refresh(try #require(first.refreshToken))
            #expect(try TestServer.error(reuse) == "invalid_grant")
            let stolen = try await client.refresh(try #require(third.refreshToken))
            #expect(try TestServer.error(stolen) == "invalid_grant")
            #expect(try await client.userInfo(third.accessToken).status == 401)
            #expect(server.loggedEvents.map(\.name).contains("tokenReused refreshTokenReused"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel refreshes get the same next token`(engine: StoreEngine) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient(.public)
            var browser = TestBrowser(server)
            let token = try #require(
                try await browser.tokens(for: client, Self.offline).refreshToken
            )
            let next = try await answers(10) {
                try ClientTokenSet(await client.refresh(token)).refreshToken
            }
            #expect(Set(next).count == 1 && next.first != token)
        }
    }

    @Test func `an ID token of a refresh is about the same sign-in, without the nonce`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client, Self.offline)
            server.clock.advance(by: .hours(2))
            let second = try ClientTokenSet(
                await client.refresh(try #require(first.refreshToken))
            )
            for name in ["iss", "sub", "aud", "auth_time", "sid", "azp"] {
                #expect(try second.claims[name] == first.claims[name])
            }
            #expect(try second.claims["iat"] != first.claims["iat"])
            #expect(try second.claims["nonce"] == .null)
        }
    }

    @Test func `without access without the user, there is no refresh token`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client)
            #expect(tokens.refreshToken == nil)
            server.clock.advance(by: .hours(1))
            #expect(try await client.userInfo(tokens.accessToken).status == 401)
        }
    }

    @Test func `a refresh token is of no use to another client or for wider scopes`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let other = try await server.addClient(named: "Other")
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, Self.offline)
            let token = try #require(tokens.refreshToken)
            #expect(try TestServer.error(await other.refresh(token)) == "invalid_grant")
            let wider = try await client.refresh(token, ["scope": "openid email"])
            #expect(try TestServer.error(wider) == "invalid_scope")
            let narrow = try ClientTokenSet(await client.refresh(token, ["scope": "openid"]))
            #expect(narrow.scope == "openid")
            let info = try await client.userInfo(narrow.accessToken).json
            #expect(info["phone_number"] == .null)
        }
    }

    @Test func `no token of one kind passes for another`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, Self.offline)
            let app = try await server.signIn("+16505550100")
            // At the provider: only its own access tokens.
            for token in [tokens.idToken, app.idToken, app.refreshToken, "x", "a.b.c"] {
                let answer = try await client.userInfo(token)
                #expect(answer.status == 401)
                #expect(answer.headers[.wwwAuthenticate]?.contains("invalid_token") == true)
            }
            // At the calls of apps: only their own ID tokens.
            for token in [tokens.idToken, tokens.accessToken] {
                #expect(try await server.lookUp(token).errorCode == .invalidIDToken)
            }
            // Refresh tokens of either kind give nothing at the other endpoint.
            let refreshToken = try #require(tokens.refreshToken)
            #expect(try await server.refresh(refreshToken).errorCode == .tokenExpired)
            let foreign = try await client.refresh(app.refreshToken)
            #expect(try TestServer.error(foreign) == "invalid_grant")
            #expect(try await server.refresh(app.refreshToken).status == 200)
        }
    }

    @Test func `the refresh token of the sign-in on the page is of no use afterwards`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            let person = try await server.signIn("+16505550100")
            _ = try await browser.finish(with: person.refreshToken, on: page)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            var thief = TestBrowser(server)
            let other = try await thief.visit(client)
            let refused = try await thief.finish(with: person.refreshToken, on: other)
            #expect(refused.status == 400)
            #expect(try await thief.visit(client, ["prompt": "none"]).callback["code"] == nil)
        }
    }

    @Test(arguments: ["wrong", "missing", "in the query", "twice", "of another client"])
    func `a confidential client needs its secret, in one place`(kind: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let other = try await server.addClient(named: "Other")
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let secret = try #require(client.secret)
            let fields = [
                "grant_type": "authorization_code", "code": code, "redirect_uri": client.redirect,
                "code_verifier": TestClient.verifier,
            ]
            let answer: Answer
            switch kind {
            case "twice":
                answer = try await client.token(fields.merging(["client_secret": secret]) { $1 })
            case "in the query":
                let nameless = TestClient(server: server, id: client.id, secret: nil)
                let query = "client_secret=\(secret)"
                let form = fields.merging(["client_id": nameless.id]) { $1 }
                answer = try await server.submit(
                    FormText.encode(form.map { (name: $0.key, value: $0.value) }),
                    to: "\(TestClient.root)/token?\(query)",
                    headers: [:]
                )
            default:
                let secrets = ["wrong": "dts_wrong", "of another client": other.secret]
                let thief = TestClient(
                    server: server,
                    id: client.id,
                    secret: secrets[kind] ?? nil,
                    redirect: client.redirect
                )
                answer = try await thief.token(fields)
            }
            let error = kind == "twice" ? "invalid_request" : "invalid_client"
            #expect(try TestServer.error(answer) == error)
            #expect(answer.status == (["wrong", "of another client"].contains(kind) ? 401 : 400))
            if answer.status == 401 {
                #expect(answer.headers[.wwwAuthenticate]?.hasPrefix("Basic") == true)
            }
            _ = try ClientTokenSet(await client.exchange(code))
        }
    }

    @Test func `a public client must not send a secret`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(.public)
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let answer = try await client.exchange(code, ["client_secret": "dts_made-up"])
            #expect(try TestServer.error(answer) == "invalid_client")
        }
    }

    @Test(
        arguments: [
            (["grant_type": nil], "invalid_request"),
            (["grant_type": "password"], "unsupported_grant_type"),
            (["grant_type": "client_credentials"], "unsupported_grant_type"),
            (["grant_type": "implicit"], "unsupported_grant_type"),
            (["grant_type": "authorization_code", "code": nil], "invalid_request"),
            (["grant_type": "refresh_token"], "invalid_request"),
            (["grant_type": "authorization_code", "code": "x"], "invalid_grant"),
            (["grant_type": "refresh_token", "refresh_token": "x"], "invalid_grant"),
        ] as [([String: String?], String)]
    )
    func `a malformed token request gets the standard error`(
        fields: [String: String?],
        error: String
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let answer = try await client.token(fields)
            #expect(answer.status == 400)
            #expect(try TestServer.error(answer) == error)
            #expect(answer.headers[.cacheControl] == "no-store")
        }
    }

    @Test(arguments: [
        ("application/json", #"{"grant_type":"authorization_code"}"#),
        ("application/x-www-form-urlencoded", "grant_type=a&grant_type=b"),
        ("application/x-www-form-urlencoded", "grant_type=%zz"),
    ])
    func `a body that is not a clean form is refused`(type: String, body: String) async throws {
        try await withServer(.provider()) { server in
            let answer = try await server.request(
                .post,
                "\(TestClient.root)/token",
                headers: [.contentType: type],
                body: Array(body.utf8)
            )
            #expect(answer.status == 400)
            #expect(try TestServer.error(answer) == "invalid_request")
        }
    }

    @Test func `a request without a token gets a challenge without an error`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let answer = try await client.userInfo(nil)
            #expect(answer.status == 401)
            #expect(answer.headers[.wwwAuthenticate] == "Bearer")
        }
    }

    @Test func `rejected credentials and codes are limited`() async throws {
        let setup = ServerSetup.provider { setup in
            setup.settings.callLimits.isEnabled = true
            setup.settings.callLimits.tokens.address.per10Minutes = 3
            setup.settings.callLimits.tokens.network.per10Minutes = 3
        }
        try await withServer(setup) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let made = Base64URL.encode(Array(repeating: UInt8(7), count: 32))
            for _ in 1...3 {
                let answer = try await client.exchange(made)
                #expect(try TestServer.error(answer) == "invalid_grant")
            }
            let limited = try await client.exchange(made)
            #expect(limited.status == 429)
            #expect(try TestServer.error(limited) == "temporarily_unavailable")
            #expect(limited.headers[.retryAfter] != nil)
            // A valid code is always accepted.
            _ = try ClientTokenSet(await client.exchange(code))
        }
    }
}
