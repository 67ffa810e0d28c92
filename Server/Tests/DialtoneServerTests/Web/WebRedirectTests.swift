import DialtoneBasics
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import Testing

/// Tests of redirects of Google's web SDK, in production.
struct WebRedirectTests {
    private let visitor: WebVisitor

    init() throws { visitor = try WebVisitor() }

    @Test func `a redirect asks the app's page for a proof and returns to it with the result`()
        async throws
    {
        try await visitor.run { server in
            var page = WebPage()
            page.operation = "signInViaRedirect"
            let start = try await server.open(page.handlerURL(["eventId": nil]))
            #expect(start.status == 303)
            let asked = try #require(start.headers[.location])
            #expect(asked.hasPrefix("\(WebPage.origin)/cart?item=1#dialtone-auth="))
            let question = try WebPage.news(in: asked)
            #expect(question["step"] == "prove")
            #expect(question["path"] == "/__/auth/handler")
            #expect(question["fragment"] == "/checkout")
            #expect(question["query"].text?.contains("authType=signInViaRedirect") == true)
            let end = try await visitor.comeBack(
                to: server,
                try await visitor.agree(page, on: server, ["eventId": nil])
            )
            #expect(end.status == 303)
            let told = try #require(end.headers[.location])
            #expect(told.hasPrefix("\(WebPage.origin)/cart?item=1#dialtone-auth="))
            let news = try WebPage.news(in: told)
            #expect(news["step"] == "result")
            #expect(news["challenge"].text == page.challenge)
            #expect(news["fragment"] == "/checkout")
            let answer = try await page.signIn(on: server, with: news["event"])
            #expect(try SignedIn(answer).isNew == true)
        }
    }

    @Test(arguments: ["cross-site", "same-origin", "none", nil])
    func `a link with a foreign challenge begins no redirect before the page is asked`(
        site: String?
    ) async throws {
        try await visitor.run { server in
            let page = WebPage(operation: "signInViaRedirect")
            let answer = try await server.open(
                page.provenURL(),
                headers: try WebPage.headers(site: site)
            )
            #expect(answer.status == 303)
            let location = try #require(answer.headers[.location])
            #expect(try WebPage.news(in: location)["step"] == "prove")
        }
    }

    @Test(arguments: [
        "https://evil.example", "https://shop.example.com:8443", "http://shop.example.com",
        "https://auth.example.com", "http://localhost:5173", "null", "", nil,
    ])
    func `only a form from the waiting page's own origin begins a redirect`(
        origin: String?
    ) async throws {
        try await visitor.run { server in
            for operation in ["signInViaRedirect", "linkViaRedirect", "reauthViaRedirect"] {
                let page = WebPage(operation: operation)
                let answer = try await page.submit(on: server, origin: origin)
                #expect(answer.status == 400)
                #expect(answer.headers[.location] == nil)
                #expect(!answer.text.contains(TestIssuer.address))
                #expect(try await page.submit(on: server, origin: WebPage.origin).status == 200)
            }
        }
    }

    @Test(arguments: ["signInViaRedirect", "linkViaRedirect", "reauthViaRedirect"])
    func `a redirect that a program began cannot end in a visitor's browser`(
        operation: String
    ) async throws {
        try await visitor.run { server in
            // A program may claim any origin; the victim gets only the provider's address.
            let attacker = WebPage(secret: "the-attacker's", operation: operation)
            let begun = try await visitor.agree(attacker, on: server)
            let own = try #require(begun.cookie)
            let victim = try #require(
                try await visitor.agree(WebPage(operation: operation), on: server).cookie
            )
            #expect(victim != own)
            for cookie in [
                nil, "", "__Host-dialtone-redirect=", victim,
                own.replacing("__Host-dialtone-redirect", with: "dialtone-redirect"),
                // Names that browsers let hosts of the same domain set.
                "\u{2000}\(own)", "\u{A0}\(own)", "\u{85}\(own)", "\u{3000}\(own)",
                "\(victim); \(own)",
            ] {
                var link = begun
                link.cookie = cookie
                let end = try await visitor.comeBack(to: server, link)
                #expect(end.status == 400)
                #expect(end.headers[.location] == nil)
                #expect(!end.text.contains("code-1"))
                let posted = try await server.submit(
                    FormText.encode(link.fields),
                    to: "/__/auth/handler",
                    headers: cookie.map { [.cookie: $0] } ?? [:]
                )
                #expect(posted.status == 400)
                #expect(!posted.text.contains("code-1"))
            }
            #expect(try await visitor.comeBack(to: server, begun).status == 303)
        }
    }

    @Test func `the redirect cookie is limited to the host and hidden from scripts`() async throws {
        try await visitor.run { server in
            let page = WebPage(operation: "signInViaRedirect")
            let answer = try await page.begin(on: server)
            let cookie = try #require(answer.headers[.setCookie])
            #expect(cookie.hasPrefix("__Host-dialtone-redirect="))
            let properties = Set(cookie.split(separator: "; ").dropFirst())
            #expect(
                properties == ["Path=/", "Secure", "HttpOnly", "SameSite=None", "Max-Age=600"]
            )
            #expect(try await WebPage().begin(on: server).headers[.setCookie] == nil)
        }
    }
}
