import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// What the RP-Initiated Logout profile of the OpenID Foundation's conformance suite checks.
struct SignOutConformanceTests {
    private static let bye = "https://orders.example.com/bye"

    private static func path(_ fields: [String: String?]) -> String {
        let query = fields.compactMap { name, value in value.map { (name: name, value: $0) } }
        return "\(TestClient.root)/logout?\(FormText.encode(query))"
    }

    /// Runs `test` with a browser that is signed in for a client.
    private func withSession(
        on engine: StoreEngine = .sqliteInMemory,
        _ test:
            @escaping @Sendable (
                inout TestBrowser, TestClient, ClientTokenSet
            ) async throws -> Void
    ) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client)
            try await test(&browser, client, tokens)
        }
    }

    private func isSignedIn(
        _ browser: inout TestBrowser,
        _ client: TestClient
    ) async throws -> Bool {
        let callback = try await browser.visit(client, ["prompt": "none"]).callback
        return callback["code"] != nil
    }

    @Test(arguments: StoreEngine.tested)
    func `a client signs its user out, who returns with the state`(
        engine: StoreEngine
    ) async throws {
        try await withSession(on: engine) { browser, client, tokens in
            let answer = try await browser.open(
                Self.path([
                    "id_token_hint": tokens.idToken, "post_logout_redirect_uri": Self.bye,
                    "state": "s 1",
                ])
            )
            #expect(answer.headers[.location] == "\(Self.bye)?state=s%201")
            #expect(try await isSignedIn(&browser, client) == false)
            #expect(try await client.userInfo(tokens.accessToken).status == 401)
        }
    }

    @Test func `an expired hint is accepted, and no state is made up`() async throws {
        try await withSession { browser, client, tokens in
            browser.server.clock.advance(by: .hours(3))
            let answer = try await browser.open(
                Self.path([
                    "id_token_hint": tokens.idToken, "post_logout_redirect_uri": Self.bye,
                ])
            )
            #expect(answer.headers[.location] == Self.bye)
            #expect(try await isSignedIn(&browser, client) == false)
        }
    }

    @Test(arguments: [
        "https://orders.example.com/other", "https://orders.example.com/bye?a=b",
        "https://orders.example.com/bye/", "https://evil.example/bye",
        "https://orders.example.com/callback?tab=1",
    ])
    func `an address that is not registered gets no redirect`(address: String) async throws {
        try await withSession { browser, client, tokens in
            let answer = try await browser.open(
                Self.path([
                    "id_token_hint": tokens.idToken, "post_logout_redirect_uri": address,
                ])
            )
            #expect(answer.status == 400 && answer.headers[.location] == nil)
            #expect(try await isSignedIn(&browser, client))
        }
    }

    @Test(arguments: ["none", "foreign", "garbage", "access token", "apps' ID token"])
    func `a hint that is not an ID token of the issuer is refused`(kind: String) async throws {
        try await withSession { browser, client, tokens in
            let parts = tokens.idToken.split(separator: ".").map(String.init)
            let hint =
                switch kind {
                case "none": "eyJhbGciOiJub25lIn0.\(parts[1])."
                case "foreign":
                    "\(parts[0]).\(parts[1]).\(parts[2].reversed().map(String.init).joined())"
                case "access token": tokens.accessToken
                case "apps' ID token":
                    try await browser.server.signIn("+16505550101").idToken
                default: "garbage"
                }
            let answer = try await browser.open(
                Self.path(["id_token_hint": hint, "post_logout_redirect_uri": Self.bye])
            )
            #expect(answer.status == 400 && answer.headers[.location] == nil)
            #expect(try await isSignedIn(&browser, client))
        }
    }

    @Test func `an address without a hint or client gets no redirect`() async throws {
        try await withSession { browser, client, _ in
            let path = Self.path(["post_logout_redirect_uri": Self.bye])
            let answer = try await browser.open(path)
            #expect(answer.status == 400 && answer.headers[.location] == nil)
            #expect(try await isSignedIn(&browser, client))
        }
    }

    @Test(arguments: [[:], ["state": "s"], ["client_id": "own"]])
    func `without a hint, the page asks before it signs out`(
        fields: [String: String]
    ) async throws {
        try await withSession { browser, client, _ in
            var fields = fields
            if fields["client_id"] != nil { fields["client_id"] = client.id }
            let page = try await browser.open(Self.path(fields))
            #expect(page.status == 200)
            #expect(page.text.contains("Sign out?") && page.text.contains("+1 650-555-0100"))
            #expect(try await isSignedIn(&browser, client))
            let stay = try await browser.submit(
                ["request": try page.ticket, "answer": "stay"],
                to: "/sign-out"
            )
            #expect(stay.status == 200)
            #expect(try await isSignedIn(&browser, client))
            let done = try await browser.submit(
                ["request": try page.ticket, "answer": "sign-out"],
                to: "/sign-out"
            )
            #expect(done.status == 200 && done.text.contains("You’re signed out"))
            #expect(try await isSignedIn(&browser, client) == false)
        }
    }

    @Test func `after the question, the user returns to the client's address`() async throws {
        try await withSession { browser, client, _ in
            let page = try await browser.open(
                Self.path([
                    "client_id": client.id, "post_logout_redirect_uri": Self.bye, "state": "s",
                ])
            )
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("form-action 'self' https://orders.example.com;"))
            let answer = try await browser.submit(
                ["request": try page.ticket, "answer": "sign-out"],
                to: "/sign-out"
            )
            #expect(answer.headers[.location] == "\(Self.bye)?state=s")
            #expect(try await isSignedIn(&browser, client) == false)
        }
    }

    @Test func `a posted request works like a query`() async throws {
        try await withSession { browser, client, tokens in
            let posted = try await browser.submit(
                ["id_token_hint": tokens.idToken, "post_logout_redirect_uri": Self.bye],
                to: "\(TestClient.root)/logout",
                headers: HTTPFields(["Sec-Fetch-Site": "cross-site"])
            )
            #expect(try await browser.follow(posted).headers[.location] == Self.bye)
            #expect(try await isSignedIn(&browser, client) == false)
        }
    }

    @Test func `another client's access without the user goes on, the caller's ends`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let other = try await server.addClient(named: "Other")
            let scope = ["scope": "openid offline_access"]
            var browser = TestBrowser(server)
            let own = try await browser.tokens(for: client, scope)
            let others = try await browser.tokens(for: other, scope)
            _ = try await browser.open(Self.path(["id_token_hint": own.idToken]))
            let refused = try await client.refresh(try #require(own.refreshToken))
            #expect(try TestServer.error(refused) == "invalid_grant")
            #expect(try await other.refresh(try #require(others.refreshToken)).status == 200)
        }
    }

    @Test func `a hint of another user asks the one who is signed in`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var attacker = TestBrowser(server)
            let hint = try await attacker.tokens(for: client, as: "+16505550101").idToken
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let page = try await browser.open(Self.path(["id_token_hint": hint]))
            #expect(page.status == 200 && page.text.contains("Sign out?"))
            #expect(try await browser.visit(client, ["prompt": "none"]).callback["code"] != nil)
        }
    }
}
