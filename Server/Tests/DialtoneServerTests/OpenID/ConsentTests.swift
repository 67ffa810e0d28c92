import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// What the page asks before a client gets a code.
struct ConsentTests {
    @Test(arguments: StoreEngine.tested)
    func `a client of another party gets what the user consents to, and is asked once`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.provider(on: engine)) { server in
            let client = try await server.addClient(named: "Acme <b>") { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            let scope = ["scope": "openid phone"]
            let page = try await browser.signIn(on: await browser.visit(client, scope))
            #expect(page.text.contains("Acme &lt;b&gt;") && page.text.contains("asks for access"))
            #expect(page.text.contains("your phone number"))
            #expect(!page.text.contains("your e-mail address"))
            #expect(page.text.contains("+1 650-555-0100"))
            let code = try #require(try await browser.press("agree", on: page).callback["code"])
            #expect(try ClientTokenSet(await client.exchange(code)).scope == "openid phone")
            #expect(try await browser.visit(client, scope).callback["code"] != nil)
            #expect(try await browser.visit(client, ["scope": "openid"]).callback["code"] != nil)
            let more = try await browser.visit(client, ["scope": "openid phone email"])
            #expect(more.text.contains("your e-mail address"))
            let silent = try await browser.visit(
                client,
                ["scope": "openid phone email", "prompt": "none"]
            )
            #expect(try silent.callback["error"] == "consent_required")
        }
    }

    @Test func `the question is in the user's language`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            let page = try await browser.visit(client, ["ui_locales": "xx fa de"])
            #expect(page.text.contains(#"<html lang="fa" dir="rtl">"#))
            let question = try await browser.signIn(on: page)
            #expect(question.text.contains(#"<html lang="fa" dir="rtl">"#))
            #expect(question.text.contains("شماره تلفن شما"))
        }
    }

    @Test func `a user who declines returns with an error`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            let page = try await browser.signIn(on: await browser.visit(client))
            let callback = try await browser.press("cancel", on: page).callback
            #expect(callback["error"] == "access_denied")
            #expect(callback["state"] == "a state" && callback["code"] == nil)
            let silent = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(silent["error"] == "consent_required")
        }
    }

    @Test func `a user can leave the sign-in page`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            let callback = try await browser.press("cancel", on: page).callback
            #expect(callback["error"] == "access_denied")
        }
    }

    @Test func `prompt=consent asks even for the operator's own client`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            let page = try await browser.visit(client, ["prompt": "consent"])
            #expect(page.text.contains("asks for access"))
            #expect(try await browser.press("agree", on: page).callback["code"] != nil)
        }
    }

    @Test func `consent for one account does not count for another`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            let page = try await browser.signIn(on: await browser.visit(client))
            // In another tab, the user signs in to another account before answering.
            server.clock.advance(by: .seconds(1))
            let tab = try await browser.visit(client, ["prompt": "login"])
            _ = try await browser.signIn("+16505550101", on: tab)
            let answer = try await browser.press("agree", on: page)
            #expect(answer.status == 200 && answer.text.contains("asks for access"))
            #expect(answer.text.contains("+1 650-555-0101"))
        }
    }

    @Test func `prompt=select_account lets the user choose`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let first = try await browser.tokens(for: client).claims["sub"]
            server.clock.advance(by: .seconds(1))
            let changes = ["prompt": "select_account"]
            let page = try await browser.visit(client, changes)
            #expect(page.text.contains("Choose an account"))
            let same = try await browser.press("agree", on: page)
            let code = try #require(try same.callback["code"])
            #expect(try ClientTokenSet(await client.exchange(code)).claims["sub"] == first)
            let other = try await browser.press("other-account", on: page)
            #expect(other.isSignInPage)
            let back = try await browser.signIn("+16505550101", on: other)
            let second = try #require(try back.callback["code"])
            #expect(try ClientTokenSet(await client.exchange(second)).claims["sub"] != first)
        }
    }

    @Test func `choosing an account is not consent`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            _ = try await browser.signIn(on: await browser.visit(client))
            server.clock.advance(by: .seconds(1))
            let page = try await browser.visit(client, ["prompt": "select_account"])
            let next = try await browser.press("agree", on: page)
            #expect(next.status == 200 && next.text.contains("asks for access"))
        }
    }

    @Test func `a user who consents under another account signs in first`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient { $0.isFirstParty = false }
            var browser = TestBrowser(server)
            let page = try await browser.signIn(on: await browser.visit(client))
            let other = try await browser.press("other-account", on: page)
            #expect(other.isSignInPage)
            let question = try await browser.signIn("+16505550101", on: other)
            #expect(question.text.contains("+1 650-555-0101"))
            #expect(try await browser.press("agree", on: question).callback["code"] != nil)
        }
    }

    @Test(arguments: ["com.example.shop:/signed-in", "http://127.0.0.1/signed-in"])
    func `another app cannot get a native app's code without the user`(
        address: String
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(.public) { $0.redirects = [address] }
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client)
            server.clock.advance(by: .minutes(1))
            let silent = try await browser.visit(client, ["prompt": "none"]).callback
            #expect(silent["error"] == "interaction_required")
            let page = try await browser.visit(client)
            #expect(page.text.contains("Continue to"))
            #expect(try await browser.press("agree", on: page).callback["code"] != nil)
        }
    }

    @Test func `a native app receives its code at any port of its machine`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(.public) {
                $0.redirects = ["http://127.0.0.1/signed-in"]
            }
            var browser = TestBrowser(server)
            let changes = ["redirect_uri": "http://127.0.0.1:49152/signed-in"]
            let back = try await browser.signIn(on: await browser.visit(client, changes))
            #expect(back.target == "http://127.0.0.1:49152/signed-in")
            let code = try #require(try back.callback["code"])
            let other = ["redirect_uri": "http://127.0.0.1:49153/signed-in"]
            #expect(try TestServer.error(await client.exchange(code, other)) == "invalid_grant")
            _ = try ClientTokenSet(await client.exchange(code, changes))
            for address in [
                "http://localhost:49152/signed-in", "http://[::1]:49152/signed-in",
                "http://127.0.0.1:49152/other", "http://127.0.0.2:49152/signed-in",
                "http://127.0.0.1:0/signed-in", "http://127.0.0.1:99999/signed-in",
                "https://127.0.0.1:49152/signed-in",
            ] {
                let path = client.authorizePath(["redirect_uri": address])
                #expect(try await server.open(path).status == 400)
            }
        }
    }

    @Test func `the client expects its user, by an ID token`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var first = TestBrowser(server)
            let hint = try await first.tokens(for: client).idToken
            var browser = TestBrowser(server)
            _ = try await browser.tokens(for: client, as: "+16505550101")
            server.clock.advance(by: .seconds(1))
            let silent = try await browser.visit(
                client,
                ["prompt": "none", "id_token_hint": hint]
            ).callback
            #expect(silent["error"] == "login_required")
            let page = try await browser.visit(client, ["id_token_hint": hint])
            #expect(page.isSignInPage)
            let wrong = try await browser.signIn("+16505550101", on: page).callback
            #expect(wrong["error"] == "login_required")
        }
    }
}
