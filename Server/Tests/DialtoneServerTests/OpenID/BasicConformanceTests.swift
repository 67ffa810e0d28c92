import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// What the Basic OP profile of the OpenID Foundation's conformance suite checks, module by module.
struct BasicConformanceTests {
    @Test(arguments: StoreEngine.tested)
    func `a client signs a user in and learns who it is`(engine: StoreEngine) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            #expect(page.isSignInPage)
            let back = try await browser.signIn(on: page)
            #expect(back.target == "https://orders.example.com/callback")
            let callback = try back.callback
            #expect(callback["tab"] == "1")
            #expect(callback["state"] == "a state")
            #expect(callback["iss"] == TestClient.issuer)
            let code = try #require(callback["code"])
            let tokens = try ClientTokenSet(await client.exchange(code))
            let claims = try tokens.claims
            #expect(claims["iss"] == .string(TestClient.issuer))
            #expect(claims["aud"] == .string(client.id))
            #expect(claims["azp"] == .string(client.id))
            #expect(claims["nonce"] == "a nonce")
            #expect(claims["acr"] == "urn:dialtone:acr:one-factor")
            #expect(claims["amr"] == ["sms"])
            let now = server.clock.now.seconds
            #expect(claims["iat"] == .number(Double(now)))
            #expect(claims["exp"] == .number(Double(now + 3_600)))
            #expect(claims["auth_time"] == .number(Double(now)))
            #expect(claims["phone_number"] == .null)
            #expect(tokens.refreshToken == nil)
            let info = try await client.userInfo(tokens.accessToken)
            #expect(info.status == 200)
            #expect(try info.json["sub"] == claims["sub"])
            #expect(try info.json["phone_number"] == "+16505550100")
            #expect(try info.json["phone_number_verified"] == true)
        }
    }

    @Test func `the secret can be sent in the form`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let code = try await browser.code(for: client)
            let answer = try await client.token(
                [
                    "grant_type": "authorization_code", "code": code,
                    "redirect_uri": client.redirect, "code_verifier": TestClient.verifier,
                ],
                secretInForm: true
            )
            _ = try ClientTokenSet(answer)
        }
    }

    @Test func `ID tokens are signed by a published key and name the access token`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client)
            let header = try SignedIn.header(of: tokens.idToken)
            #expect(header["alg"] == "RS256")
            let keys = try await server.request(.get, "/.well-known/jwks.json").json["keys"]
            let ids = (0..<(keys.count ?? 0)).map { keys[$0]["kid"] }
            #expect(ids.contains(header["kid"]) && Set(ids.compactMap(\.text)).count == ids.count)
            #expect(try SignedIn.header(of: tokens.accessToken)["typ"] == "at+jwt")
            // at_hash is the left half of SHA-256; other libraries check it, too.
            #expect(try tokens.claims["at_hash"].text?.count == 22)
        }
    }

    @Test(arguments: ["GET", "POST header", "POST form"])
    func `user information is returned for a token in each permitted place`(
        place: String
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let token = try await browser.tokens(for: client).accessToken
            let path = "\(TestClient.root)/userinfo"
            let answer =
                switch place {
                case "GET": try await client.userInfo(token)
                case "POST header":
                    try await server.request(
                        .post,
                        path,
                        headers: [.authorization: "Bearer \(token)"]
                    )
                default: try await server.submit("access_token=\(token)", to: path, headers: [:])
                }
            #expect(answer.status == 200)
            #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
            #expect(try answer.json["sub"].text != nil)
        }
    }

    @Test(
        arguments: [
            ["nonce": nil], ["display": "page"], ["display": "popup"], ["ui_locales": "se"],
            ["claims_locales": "se"], ["login_hint": "+16505550100"],
            ["login_hint": "ada@example.com"], ["acr_values": "1 2"], ["extra": "foobar"],
            ["scope": "openid address"], ["scope": "openid email unknown"], ["max_age": "10000"],
            ["max_age": "9223372036854775807"],
            ["claims": #"{"userinfo":{"name":{"essential":true}}}"#],
            ["claims": #"{"id_token":{"name":null}}"#],
        ] as [[String: String?]]
    )
    func `a request with an optional or unknown parameter succeeds`(
        changes: [String: String?]
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, changes)
            #expect(try tokens.claims["sub"].text != nil)
            if changes.keys.contains("nonce") { #expect(try tokens.claims["nonce"] == .null) }
        }
    }

    @Test(arguments: [
        ("openid", ["sub"]), ("openid phone", ["phone_number", "phone_number_verified", "sub"]),
        ("openid email", ["email", "email_verified", "sub"]),
        ("openid profile", ["name", "picture", "sub"]),
        (
            "openid profile email phone",
            [
                "email", "email_verified", "name", "phone_number", "phone_number_verified",
                "picture", "sub",
            ]
        ),
    ])
    func `each scope gives its claims and no others`(
        scope: String,
        names: [String]
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let account = try await server.signIn("+16505550100").accountID
            try await server.changeAccount(account) { account in
                account.displayName = "Ada"
                account.photoURL = "https://example.com/ada.png"
                account.email = "ada@example.com"
                account.isEmailVerified = true
            }
            server.clock.advance(by: .minutes(1))
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, ["scope": scope])
            #expect(tokens.scope == scope)
            let info = try await client.userInfo(tokens.accessToken).json
            #expect(info.keys.sorted() == names)
        }
    }

    @Test func `requested claims are in the ID token, within the scopes`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let claims = try await browser.tokens(
                for: client,
                [
                    "scope": "openid phone",
                    "claims": #"{"id_token":{"phone_number":null,"email":{"essential":true}}}"#,
                ]
            ).claims
            #expect(claims["phone_number"] == "+16505550100")
            #expect(claims["phone_number_verified"] == .null)
            #expect(claims["email"] == .null)
        }
    }

    @Test func `prompt=login asks again, and the sign-in time moves`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client).claims
            server.clock.advance(by: .minutes(1))
            let page = try await browser.visit(client, ["prompt": "login"])
            #expect(page.isSignInPage)
            let code = try #require(try await browser.signIn(on: page).callback["code"])
            let second = try ClientTokenSet(await client.exchange(code)).claims
            #expect(second["sub"] == first["sub"])
            #expect(second["auth_time"] == .number(Double(server.clock.now.seconds)))
            #expect(second["auth_time"] != first["auth_time"])
        }
    }

    @Test func `prompt=none without a session is refused by redirect`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let callback = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
            #expect(callback["state"] == "a state")
            #expect(callback["iss"] == TestClient.issuer)
            #expect(callback["code"] == nil)
        }
    }

    @Test(arguments: [true, false])
    func `prompt=none with a session succeeds silently for the same user`(
        withHint: Bool
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client)
            server.clock.advance(by: .hours(2))
            let second = try await browser.tokens(
                for: client,
                ["prompt": "none", "id_token_hint": withHint ? first.idToken : nil]
            )
            for name in ["sub", "auth_time", "acr", "iss"] {
                #expect(try second.claims[name] == first.claims[name])
            }
        }
    }

    @Test func `a sign-in older than max_age is asked for again, a younger one is not`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client).claims
            server.clock.advance(by: .seconds(2))
            let young = try await browser.tokens(for: client, ["max_age": "10000"]).claims
            #expect(young["auth_time"] == first["auth_time"])
            for age in ["1", "0"] {
                server.clock.advance(by: .seconds(2))
                let page = try await browser.visit(client, ["max_age": age])
                #expect(page.isSignInPage)
                let code = try #require(try await browser.signIn(on: page).callback["code"])
                let later = try ClientTokenSet(await client.exchange(code)).claims
                #expect(later["auth_time"] == .number(Double(server.clock.now.seconds)))
            }
        }
    }

    @Test func `a posted request succeeds, and sees the browser's session`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let posted = try await browser.submit(
                client.request,
                to: "\(TestClient.root)/authorize",
                headers: HTTPFields(["Sec-Fetch-Site": "cross-site"])
            )
            #expect(posted.status == 303)
            #expect(try await browser.follow(posted).callback["code"] != nil)
        }
    }

    @Test(
        arguments: [
            (["response_type": nil], "invalid_request"),
            (["response_type": "token"], "unsupported_response_type"),
            (["response_type": "id_token"], "unsupported_response_type"),
            (["response_type": "code id_token"], "unsupported_response_type"),
            (["response_mode": "fragment"], "invalid_request"),
            (["request": "eyJhbGciOiJub25lIn0.e30."], "request_not_supported"),
            (["request_uri": "https://orders.example.com/r"], "request_uri_not_supported"),
            (["registration": "{}"], "registration_not_supported"),
            (["scope": "phone"], "invalid_scope"), (["scope": nil], "invalid_scope"),
            (["prompt": "none login"], "invalid_request"),
            (["prompt": "create"], "invalid_request"),
            (["max_age": "-1"], "invalid_request"), (["max_age": "soon"], "invalid_request"),
            (["claims": "[]"], "invalid_request"), (["claims": "{"], "invalid_request"),
            (["id_token_hint": "x.y.z"], "invalid_request"),
            (["nonce": String(repeating: "n", count: 2_049)], "invalid_request"),
        ] as [([String: String?], String)]
    )
    func `a request that cannot be met is refused by redirect, with state and issuer`(
        changes: [String: String?],
        error: String
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let answer = try await browser.open(client.authorizePath(changes))
            #expect(answer.target == "https://orders.example.com/callback")
            let callback = try answer.callback
            #expect(callback["error"] == error)
            #expect(callback["state"] == "a state")
            #expect(callback["iss"] == TestClient.issuer)
            let description = try #require(callback["error_description"])
            #expect(description.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            #expect(!description.contains("\"") && !description.contains("\\"))
        }
    }

    @Test func `a response can be posted to the client`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let page = try await browser.visit(client, ["response_mode": "form_post"])
            #expect(page.status == 200 && page.headers[.location] == nil)
            #expect(page.text.contains(#"action="\#(TestClient.redirect)""#))
            #expect(page.text.contains(#"name="code""#))
            #expect(page.text.contains(#"name="iss" value="\#(TestClient.issuer)""#))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("form-action 'self' https://orders.example.com;"))
            #expect(!policy.contains("unsafe"))
        }
    }
}
