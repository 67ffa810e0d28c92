import PhoneNumbers
import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// The sign-in page that a client sends its users to, in production as well.
struct ClientPageTests {
    private static let production = ServerSetup.provider { $0.isProduction = true }

    @Test func `production has the page for clients`() async throws {
        try await withServer(Self.production) { server in
            let client = try await server.addClient(named: "Order desk")
            var browser = TestBrowser(server)
            let page = try await browser.visit(client, ["login_hint": "+44 20 7946 0000"])
            #expect(page.isSignInPage)
            #expect(page.text.contains("<title>Sign in to Order desk</title>"))
            #expect(page.text.contains(#"data-api-key="\#(TestServer.apiKey)""#))
            #expect(page.text.contains(#"data-login-hint="+44 20 7946 0000""#))
            #expect(!page.text.contains("Development") && !page.text.contains("inbox"))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("script-src 'self';"))
            #expect(policy.contains("form-action 'self' https://orders.example.com;"))
        }
    }

    @Test func `production refuses the page without a client, and says what to do`() async throws {
        try await withServer(Self.production) { server in
            for path in ["/sign-in", "/sign-in?project=demo-test", "/sign-in?key=test-api-key"] {
                let page = try await server.open(path)
                #expect(page.status == 400)
                #expect(page.text.contains("Go back to your app and try again."))
                #expect(page.text.contains("authorization endpoint of a client"))
                #expect(!page.text.contains("data-api-key"))
            }
        }
    }

    @Test func `a user signs in in production`() async throws {
        let setup = ServerSetup.provider { setup in
            setup.isProduction = true
        }
        try await withServer(setup) { server in
            try await server.store.write { data in
                _ = try data.save(
                    TestNumber(
                        projectID: TestServer.projectID,
                        phoneNumber: .init(e164: "+16505550100"),
                        code: try TestNumber.code("123456"),
                        createdAt: server.clock.now
                    )
                )
            }
            server.clock.advance(by: .seconds(2))
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            let session = try await server.sendCode(to: "+16505550100")
            let person = try SignedIn(await server.complete(session, code: "123456"))
            let back = try await browser.finish(with: person.refreshToken, on: page)
            let code = try #require(try back.callback["code"])
            let tokens = try ClientTokenSet(await client.exchange(code))
            #expect(try tokens.claims["sub"] == .string(person.accountID))
        }
    }

    @Test func `development still has the page without a client`() async throws {
        try await withServer(.provider()) { server in
            let page = try await server.open("/sign-in")
            #expect(page.status == 200 && !page.isSignInPage)
            #expect(page.text.contains("Development"))
        }
    }

    @Test func `a project without an app says so`() async throws {
        try await withServer(Self.production) { server in
            _ = try await server.store.write {
                try $0.deleteRelyingApp(apiKey: TestServer.apiKey)
            }
            server.clock.advance(by: .seconds(2))
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            #expect(page.status == 400 && page.text.contains("The project has no app"))
        }
    }

    @Test func `a disabled project signs no user in`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let tokens = try await browser.tokens(for: client)
            try await server.changeSettings { $0.isDisabled = true }
            let callback = try await browser.visit(client).callback
            #expect(callback["error"] == "unauthorized_client")
            #expect(try await client.userInfo(tokens.accessToken).status != 200)
        }
    }

    @Test func `without a public URL, production has no provider`() async throws {
        try await withServer(.production) { server in
            let client = try await server.addClient()
            let document = "\(TestClient.root)/.well-known/openid-configuration"
            #expect(try await server.request(.get, document).status == 400)
            #expect(try await server.open(client.authorizePath()).status == 400)
        }
    }

    @Test func `markup in a name or hint is not rendered`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient(named: #"<script>"a"</script>"#)
            var browser = TestBrowser(server)
            let page = try await browser.visit(client, ["login_hint": #""><script>x"#])
            #expect(page.isSignInPage)
            #expect(!page.text.contains("<script>"))
        }
    }
}
