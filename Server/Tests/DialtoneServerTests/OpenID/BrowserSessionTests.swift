import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// The session of a browser at the provider's pages, and attacks on it.
struct BrowserSessionTests {
    private static let cookie = "__Host-dialtone-session-\(TestServer.projectID)"
    private static let identity = "__Host-dialtone-browser"

    @Test func `the cookies are bound to the host, and no script can read them`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.open(client.authorizePath())
            let identity = try #require(first.headers[values: .setCookie].first)
            #expect(identity.hasPrefix("\(Self.identity)="))
            let page = try await browser.follow(first)
            let person = try await server.signIn("+16505550100")
            let answer = try await browser.submit([
                "request": try page.ticket, "answer": "signed-in",
                "refresh_token": person.refreshToken,
            ])
            let session = try #require(answer.headers[values: .setCookie].first)
            #expect(session.hasPrefix("\(Self.cookie)="))
            for cookie in [identity, session] {
                let parts = cookie.split(separator: ";").map { $0.drop { $0 == " " } }
                #expect(parts.contains { $0.hasPrefix("Secure") })
                #expect(parts.contains { $0.hasPrefix("HttpOnly") })
                #expect(parts.contains("Path=/") && parts.contains("SameSite=Lax"))
                #expect(!cookie.contains("Domain"))
            }
            #expect(session.contains("Max-Age=1209600"))
        }
    }

    @Test func `over plain http in development, the cookies have other names`() async throws {
        try await withServer { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            #expect(
                browser.cookies.keys.sorted() == [
                    "dialtone-browser", "dialtone-session-\(TestServer.projectID)",
                ]
            )
        }
    }

    @Test func `a cookie that another party has set does not become a session`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let planted = Base64URL.encode(Array(repeating: UInt8(1), count: 32))
            var victim = TestBrowser(server)
            victim.setCookie(Self.cookie, planted)
            _ = try await victim.tokens(for: client)
            #expect(victim.cookies[Self.cookie] != planted)
            var attacker = TestBrowser(server)
            attacker.setCookie(Self.cookie, planted)
            let callback = try await attacker.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
        }
    }

    @Test func `every sign-in has a new cookie, and the former one ends`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let former = browser.cookies[Self.cookie]
            server.clock.advance(by: .minutes(1))
            let page = try await browser.visit(client, ["prompt": "login"])
            _ = try await browser.signIn(on: page)
            #expect(browser.cookies[Self.cookie] != former)
            var thief = TestBrowser(server)
            thief.setCookie(Self.cookie, former)
            let callback = try await thief.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
        }
    }

    @Test func `a cookie that is sent twice is ignored`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let value = try #require(browser.cookies[Self.cookie])
            let headers: HTTPFields = [.cookie: "\(Self.cookie)=\(value); \(Self.cookie)=x"]
            let answer = try await server.open(
                client.authorizePath(["prompt": "none"]),
                headers: headers
            )
            #expect(try answer.callback["error"] == "login_required")
        }
    }

    @Test func `an attacker cannot sign a visitor in to the attacker's account`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var attacker = TestBrowser(server)
            let ticket = try await attacker.visit(client).ticket
            let token = try await server.signIn("+16505550101").refreshToken
            var victim = TestBrowser(server)
            // The page of another site sends the attacker's own ticket and token.
            let form = ["request": ticket, "answer": "signed-in", "refresh_token": token]
            for site in ["cross-site", "same-site", "none"] {
                let answer = try await victim.submit(
                    form,
                    headers: HTTPFields(["Sec-Fetch-Site": site])
                )
                #expect(answer.status == 403)
            }
            // A browser that sends no such header is protected by the ticket.
            for visits in [false, true] {
                if visits { _ = try await victim.visit(client) }
                let answer = try await victim.submit(form, headers: [:])
                #expect(answer.status == 400)
                #expect(answer.headers[values: .setCookie].isEmpty)
            }
            let callback = try await victim.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
        }
    }

    @Test(arguments: ["agree", "other-account", "cancel", "signed-in"])
    func `a form without a ticket of this browser does nothing`(answer: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var attacker = TestBrowser(server)
            let foreign = try await attacker.visit(client).ticket
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            let consent = try await browser.signIn(on: page)
            #expect(consent.text.contains("asks for access"))
            let own = try consent.ticket
            for ticket in ["", "x", foreign, String(own.dropLast(4)), own + "AAAA"] {
                let refused = try await browser.submit(["request": ticket, "answer": answer])
                #expect(refused.status == 400 && refused.headers[.location] == nil)
            }
            let before = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(before["error"] == "consent_required")
        }
    }

    @Test func `a ticket expires after half an hour`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            server.clock.advance(by: .minutes(30))
            let answer = try await browser.signIn(on: page)
            #expect(answer.status == 400)
            #expect(answer.text.contains("This sign-in has expired"))
            #expect(browser.cookies[Self.cookie] == nil)
        }
    }

    @Test func `a sign-in from before the request does not become a browser's session`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            let stolen = try await server.signIn("+16505550100").refreshToken
            server.clock.advance(by: .seconds(1))
            var thief = TestBrowser(server)
            let page = try await thief.visit(client)
            let answer = try await thief.finish(with: stolen, on: page)
            #expect(answer.status == 400)
            #expect(thief.cookies[Self.cookie] == nil)
            #expect(try await server.refresh(stolen).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a user finds browser and clients among the devices, and ends them`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, ["scope": "openid offline_access"])
            server.clock.advance(by: .minutes(1))
            let phone = try await server.signIn("+16505550100")
            let listed = try await server.call(
                .listSessions,
                ["idToken": .string(phone.idToken)]
            ).json["sessions"]
            #expect(listed.count == 3)
            let grants = (0..<3).map { listed[$0] }.filter { $0["clientId"] != .null }
            let grant = try #require(grants.first)
            #expect(grants.count == 1)
            #expect(grant["clientId"] == .string(client.id))
            #expect(grant["client"] == "Order desk")
            let answer = try await server.call(
                .revokeSessions,
                ["idToken": .string(phone.idToken), "sessionIds": [grant["sessionId"]]]
            )
            #expect(try answer.json["revokedCount"] == 1)
            let refreshed = try await client.refresh(try #require(tokens.refreshToken))
            #expect(try TestServer.error(refreshed) == "invalid_grant")
            #expect(try await client.userInfo(tokens.accessToken).status == 401)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `what a client got without lasting access ends with the browser's session`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let online = try await browser.tokens(for: client)
            let offline = try await browser.tokens(
                for: client,
                ["scope": "openid offline_access"]
            )
            // A new sign-in of the same user continues both.
            server.clock.advance(by: .minutes(1))
            let page = try await browser.visit(client, ["prompt": "login"])
            _ = try await browser.signIn(on: page)
            #expect(try await client.userInfo(online.accessToken).status == 200)
            let question = try await browser.open("\(TestClient.root)/logout")
            _ = try await browser.submit(
                ["request": try question.ticket, "answer": "sign-out"],
                to: "/sign-out"
            )
            #expect(try await client.userInfo(online.accessToken).status == 401)
            #expect(try await client.userInfo(offline.accessToken).status == 200)
        }
    }

    @Test(arguments: ["disabled", "deleted", "signed out"])
    func `tokens and sessions end with the account's`(event: String) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client, ["scope": "openid offline_access"])
            let code = try await browser.code(for: client)
            let id = try tokens.claims["sub"]
            server.clock.advance(by: .seconds(2))
            let now = server.clock.now.seconds
            switch event {
            case "disabled":
                _ = try await server.administer(
                    "accounts:update",
                    ["localId": id, "disableUser": true]
                )
            case "deleted":
                _ = try await server.administer("accounts:delete", ["localId": id])
            default:
                _ = try await server.administer(
                    "accounts:update",
                    ["localId": id, "validSince": .string("\(now)")]
                )
            }
            #expect(try await client.userInfo(tokens.accessToken).status == 401)
            let refreshed = try await client.refresh(try #require(tokens.refreshToken))
            #expect(try TestServer.error(refreshed) == "invalid_grant")
            #expect(try TestServer.error(await client.exchange(code)) == "invalid_grant")
            let callback = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
        }
    }

    @Test func `a browser stays signed in for the project's time`() async throws {
        let setup = ServerSetup.provider {
            $0.settings.sessions.browserLifetime = .hours(8)
        }
        try await withServer(setup) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            server.clock.advance(by: .hours(8) - .seconds(1))
            #expect(try await browser.visit(client, ["prompt": "none"]).callback["code"] != nil)
            server.clock.advance(by: .seconds(1))
            let callback = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
        }
    }

    @Test func `one browser can be signed in to several projects`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let other = try await server.addClient(to: TestServer.otherProjectID)
            let path = other.authorizePath().replacing(
                TestClient.root,
                with: "/oidc/\(TestServer.otherProjectID)"
            )
            let page = try await browser.follow(await browser.open(path))
            #expect(page.isSignInPage)
            #expect(try await browser.visit(client, ["prompt": "none"]).callback["code"] != nil)
        }
    }

    @Test func `the session of a guest signs no user in`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            let guest = try SignedIn(await server.call(.signUp, [:]))
            let answer = try await browser.finish(with: guest.refreshToken, on: page)
            #expect(answer.status == 400)
            #expect(browser.cookies[Self.cookie] == nil)
            let callback = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(callback["error"] == "login_required")
        }
    }

    @Test func `signing in as another user ends the former session`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client)
            server.clock.advance(by: .minutes(1))
            let page = try await browser.visit(client, ["prompt": "login"])
            let back = try await browser.signIn("+16505550101", on: page)
            let second = try ClientTokenSet(
                await client.exchange(try #require(back.callback["code"]))
            )
            #expect(try second.claims["sub"] != first.claims["sub"])
            #expect(try await client.userInfo(first.accessToken).status == 401)
            #expect(try await client.userInfo(second.accessToken).status == 200)
        }
    }
}
