import DialtoneBasics
import HTTPTypes
import Testing

/// A visitor of the server's own page, which Google's web SDK opened.
struct HostedVisitor {
    let server: TestServer
    var page: WebPage
    var browser: TestBrowser

    init(_ server: TestServer, operation: String = "signInViaPopup") {
        self.server = server
        page = WebPage(operation: operation, provider: "oidc.dialtone")
        browser = TestBrowser(server)
    }

    /// Opens the page with the digest of the tab's secret, and follows the redirect to its address.
    mutating func open() async throws -> Answer {
        guard page.operation.hasSuffix("Popup") else {
            let query = page.provenURL().split(separator: "?", maxSplits: 1).last ?? ""
            var headers = try WebPage.headers(site: "cross-site")
            headers[.origin] = WebPage.origin
            let fields = FormText.decode(String(query))
            let answer = try await browser.submit(fields, to: page.handler, headers: headers)
            return try await browser.follow(answer)
        }
        let headers = try WebPage.headers(site: "same-origin")
        return try await browser.follow(await browser.open(page.provenURL(), headers: headers))
    }

    /// Signs in like the page's script.
    func signIn() async throws -> SignedIn {
        let session = try await server.sendCode(to: "+16505550100")
        return try SignedIn(await server.complete(session, code: "123456"))
    }

    /// Sends the page's form.
    mutating func send(
        _ token: String,
        on page: Answer,
        site: String = "same-origin"
    ) async throws -> Answer {
        try await browser.submit(
            ["request": try page.ticket, "answer": "signed-in", "refresh_token": token],
            to: "/__/auth/signed-in",
            headers: try WebPage.headers(site: site)
        )
    }

    /// Returns the event that the SDK receives.
    mutating func finish(_ person: SignedIn, on page: Answer) async throws -> JSONValue {
        let answer = try await send(person.refreshToken, on: page)
        guard self.page.operation.hasSuffix("Popup") else {
            return try WebPage.news(in: WebPage.way(in: answer))["event"]
        }
        #expect(try WebPage.data("target", in: answer) == WebPage.origin)
        return try WebPage.result(in: answer)["event"]
    }

    mutating func result() async throws -> JSONValue {
        let page = try await open()
        return try await finish(try await signIn(), on: page)
    }
}
