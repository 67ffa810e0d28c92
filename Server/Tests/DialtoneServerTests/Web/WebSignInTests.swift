import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of popups of Google's web SDK, and what they share with redirects, in production.
struct WebSignInTests {
    private let visitor: WebVisitor

    init() throws { visitor = try WebVisitor() }

    @Test(arguments: StoreEngine.tested)
    func `a popup asks its opener for a proof and sends it the result`(
        engine: StoreEngine
    ) async throws {
        try await visitor.run(engine: engine) { server in
            let page = WebPage()
            let start = try await server.open(page.handlerURL())
            #expect(start.status == 200)
            #expect(try WebPage.data("task", in: start) == "prove")
            #expect(try WebPage.data("target", in: start) == WebPage.origin)
            let end = try await visitor.comeBack(
                to: server,
                try await visitor.agree(page, on: server)
            )
            #expect(end.status == 200)
            #expect(try WebPage.data("task", in: end) == "tell")
            #expect(try WebPage.data("target", in: end) == WebPage.origin)
            #expect(try WebPage.data("key", in: end) == "\(TestServer.apiKey):[DEFAULT]")
            let result = try WebPage.result(in: end)
            #expect(result["challenge"].text == page.challenge)
            let event = result["event"]
            #expect(event["type"] == "signInViaPopup")
            #expect(event["eventId"] == "0123456789")
            #expect(event["sessionId"] == .null)
            let answer = try await page.signIn(on: server, with: event)
            #expect(try SignedIn(answer).isNew == true)
        }
    }

    @Test(arguments: [
        "https://evil.example/", "https://shop.example.com.evil.example/",
        "https://shop.example.com@evil.example/", "https://evil.example\\@shop.example.com/",
        "http://shop.example.com/", "javascript:alert(1)//shop.example.com",
        "//shop.example.com/", "shop.example.com", "https://shop.example.com:0/", "",
        "https://sub.shop.example.com/", "data:text/html,shop.example.com",
    ])
    func `a page that the project does not authorize gets no sign-in and no result`(
        address: String
    ) async throws {
        try await visitor.run { server in
            for operation in ["signInViaPopup", "signInViaRedirect"] {
                let page = WebPage(address: address, operation: operation)
                for answer in [
                    try await server.open(page.handlerURL()),
                    try await server.open(
                        page.provenURL(),
                        headers: try WebPage.headers(site: "same-origin")
                    ),
                    try await page.submit(on: server, origin: address),
                    try await page.submit(on: server, origin: WebPage.origin),
                ] {
                    #expect(answer.status == 400)
                    #expect(answer.headers[.location] == nil)
                    #expect(!answer.text.contains("data-target"))
                }
            }
        }
    }

    @Test func `an unauthorized host is shown with the command that adds it`() async throws {
        try await visitor.run { server in
            let page = WebPage(address: "https://new.example.com/")
            let answer = try await server.open(page.handlerURL())
            #expect(answer.text.contains("new.example.com"))
            #expect(answer.text.contains("dialtone projects set demo-test"))
        }
    }

    @Test func `a result cannot be used without the secret of the tab that asked`()
        async throws
    {
        try await visitor.run { server in
            let victim = WebPage()
            let attacker = WebPage(secret: "a-secret-of-another-page")
            let end = try await visitor.comeBack(
                to: server,
                try await visitor.agree(attacker, on: server)
            )
            let event = try WebPage.result(in: end)["event"]
            // The victim's tab would send its own secret with a result that was slipped in.
            let forced = try await victim.signIn(on: server, with: event)
            #expect(try forced.errorCode == .invalidIDPResponse)
            var guess = attacker
            guess.secret = attacker.challenge
            let stolen = try await guess.signIn(on: server, with: event)
            #expect(try stolen.errorCode == .invalidIDPResponse)
            #expect(try await attacker.signIn(on: server, with: event).status == 200)
        }
    }

    @Test(arguments: ["cross-site", "same-site", "none", nil])
    func `a link with a foreign challenge opens no provider for a popup`(
        site: String?
    ) async throws {
        try await visitor.run { server in
            let answer = try await server.open(
                WebPage().provenURL(),
                headers: try WebPage.headers(site: site)
            )
            #expect(answer.status == 400)
            #expect(answer.headers[.location] == nil)
            #expect(!answer.text.contains(TestIssuer.address))
        }
    }

    @Test func `a form cannot begin a popup sign-in, even from the page's own origin`() async throws
    {
        try await visitor.run { server in
            let answer = try await WebPage().submit(on: server, origin: WebPage.origin)
            #expect(answer.status == 400)
            #expect(!answer.text.contains(TestIssuer.address))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a result is valid once and for ten minutes`(engine: StoreEngine) async throws {
        try await visitor.run(engine: engine) { server in
            let page = WebPage()
            let end = try await visitor.comeBack(
                to: server,
                try await visitor.agree(page, on: server)
            )
            let event = try WebPage.result(in: end)["event"]
            #expect(try await page.signIn(on: server, with: event).status == 200)
            let again = try await page.signIn(on: server, with: event)
            #expect(try again.errorCode == .invalidIDPResponse)
            let exchanges = visitor.issuer.withState { $0.exchanges.count }
            #expect(exchanges == 1)
            let late = try await visitor.agree(page, on: server)
            let lateEnd = try await visitor.comeBack(to: server, late)
            let lateEvent = try WebPage.result(in: lateEnd)["event"]
            server.clock.advance(by: .minutes(10))
            let refused = try await page.signIn(on: server, with: lateEvent)
            #expect(try refused.errorCode == .invalidIDPResponse)
            #expect(try await visitor.comeBack(to: server, late).status == 400)
        }
    }

    @Test func `popup pages keep their opener, cannot be framed and send no referrer`()
        async throws
    {
        try await visitor.run { server in
            let page = WebPage()
            for answer in [
                try await server.open(page.handlerURL()),
                try await visitor.comeBack(to: server, try await visitor.agree(page, on: server)),
            ] {
                let policy = try #require(answer.headers[.contentSecurityPolicy])
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(policy.contains("script-src 'self'"))
                let opener = try #require(HTTPField.Name("cross-origin-opener-policy"))
                #expect(answer.headers[opener] == "unsafe-none")
                let referrer = try #require(HTTPField.Name("referrer-policy"))
                #expect(answer.headers[referrer] == "no-referrer")
                #expect(answer.headers[.cacheControl] == "no-store")
            }
        }
    }

    @Test(arguments: [
        ("ar-EG,en;q=0.5", #"<html lang="ar" dir="rtl">"#),
        ("fa", #"<html lang="fa" dir="rtl">"#), ("pt-BR", #"<html lang="pt" dir="ltr">"#),
        ("xx", #"<html lang="en" dir="ltr">"#),
    ])
    func `popup and redirect pages are in the reader's language`(
        accepted: String,
        start: String
    ) async throws {
        try await visitor.run { server in
            let popup = try await server.open(
                WebPage().handlerURL(),
                headers: [.acceptLanguage: accepted]
            )
            #expect(popup.text.contains(start))
            var headers = try WebPage.headers(site: "cross-site")
            headers[.origin] = WebPage.origin
            headers[.acceptLanguage] = accepted
            let page = WebPage(operation: "signInViaRedirect")
            let query = page.provenURL().split(separator: "?", maxSplits: 1).last ?? ""
            let left = try await server.submit(String(query), to: page.handler, headers: headers)
            #expect(left.text.contains(start))
        }
    }

    @Test func `the URL of a popup may select its language`() async throws {
        try await visitor.run { server in
            let popup = try await server.open(
                WebPage().handlerURL(["hl": "ar"]),
                headers: [.acceptLanguage: "de"]
            )
            #expect(popup.text.contains(#"<html lang="ar" dir="rtl">"#))
        }
    }

    @Test(arguments: [("access_denied", "auth/user-cancelled"), ("boom", "auth/internal-error")])
    func `a provider's error reaches the page`(
        error: String,
        code: String
    ) async throws {
        try await visitor.run { server in
            var back = try await visitor.agree(WebPage(), on: server)
            back.fields[1] = ("error", error)
            let end = try await visitor.comeBack(to: server, back)
            let event = try WebPage.result(in: end)["event"]
            #expect(event["error"]["code"].text == code)
            #expect(event["urlResponse"] == .null)
        }
    }

    @Test(arguments: [
        "signInViaPopup", "linkViaPopup", "reauthViaPopup", "signInViaRedirect",
        "linkViaRedirect", "reauthViaRedirect",
    ])
    func `the result has the operation that the page requested`(operation: String) async throws {
        try await visitor.run { server in
            let page = WebPage(operation: operation)
            let end = try await visitor.comeBack(
                to: server,
                try await visitor.agree(page, on: server)
            )
            let event =
                operation.hasSuffix("Popup")
                ? try WebPage.result(in: end)["event"]
                : try WebPage.news(in: try #require(end.headers[.location]))["event"]
            #expect(event["type"].text == operation)
            #expect(event["eventId"] == "0123456789")
            #expect(event["urlResponse"].text?.contains("code=code-1") == true)
        }
    }

    @Test func `a provider that is not configured is reported to the page`() async throws {
        try await visitor.run { server in
            let page = WebPage(provider: "google.com")
            let event = try WebPage.result(in: try await page.begin(on: server))["event"]
            #expect(event["error"]["code"] == "auth/operation-not-allowed")
        }
    }

    @Test(arguments: [
        ["apiKey": "nobody's"], ["apiKey": ""], ["appName": ""], ["eventId": "<script>"],
        ["eventId": ""], ["providerId": ""], ["challenge": "abc"], ["challenge": ""],
    ])
    func `a handler URL with an invalid parameter is refused`(
        changes: [String: String]
    ) async throws {
        try await visitor.run { server in
            let answer = try await WebPage().begin(on: server, changes.mapValues(Optional.some))
            #expect(answer.status == 400)
            #expect(answer.headers[.location] == nil)
        }
    }

    @Test func `markup in a project's name is escaped`() async throws {
        try await visitor.run { server in
            var project = try await server.project
            project.displayName = #""><script>alert(1)</script>"# + HostileMarkup.text
            try await server.store.write { [project] data in _ = try data.update(project) }
            let answer = try await server.open(WebPage().handlerURL())
            #expect(answer.status == 200)
            #expect(!answer.text.contains("<script>alert"))
            #expect(HostileMarkup.isShown(in: answer.text))
            #expect(HostileMarkup.raw(in: answer.text).isEmpty)
        }
    }

    @Test(arguments: [
        "<", ">", "\"", "'", "&", "\u{0600}", "\u{0600}\"", "\u{0D4E}<", "\n", "\u{7F}", "é",
    ])
    func `an app's name must be printable ASCII without markup`(character: String) async throws {
        try await visitor.run { server in
            let name = "a\(character)b"
            let refused = try await server.open(WebPage().handlerURL(["appName": name]))
            #expect(refused.status == 400)
            #expect(!refused.text.contains("data-key"))
            let fine = try await server.open(WebPage().handlerURL(["appName": "[My] shop: 2"]))
            #expect(fine.status == 200)
        }
    }
}
