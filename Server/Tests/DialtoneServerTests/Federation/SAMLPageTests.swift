import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests SAML sign-in through the server's page, for web pages and apps.
struct SAMLPageTests {
    private static let handler = "/__/auth/handler"

    private let provider: TestSAMLProvider

    init() throws {
        provider = try .quick()
    }

    private func run(
        engine: StoreEngine = .sqliteInMemory,
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.engine = engine
            $0.settings.authorizedDomains = ["shop.example.com"]
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
        try await withServer(setup) { server in
            try await server.addSAMLProvider(provider)
            try await body(server)
        }
    }

    /// Opens the provider's page; returns the request and the browser's cookie.
    private func begin(
        _ page: WebPage,
        on server: TestServer
    ) async throws -> (SAMLAgreement, cookie: String?) {
        let answer = try await page.begin(on: server)
        let agreement = try SAMLAgreement(
            asked: try WebPage.way(in: answer),
            at: server.clock.now
        )
        #expect(agreement.statement.callbackURL == "https://auth.example.com/__/auth/handler")
        return (agreement, answer.headers[.setCookie].map { String($0.prefix { $0 != ";" }) })
    }

    /// Posts the response as the browser does for the provider.
    private func post(
        _ form: String,
        to server: TestServer,
        cookie: String? = nil
    ) async throws -> Answer {
        var headers = try WebPage.headers(site: "cross-site")
        headers[.origin] = "https://idp.example.com"
        headers[.cookie] = cookie
        return try await server.submit(form, to: Self.handler, headers: headers)
    }

    private func page(_ operation: String) -> WebPage {
        WebPage(operation: operation, provider: TestServer.samlProvider.rawValue)
    }

    @Test(arguments: StoreEngine.tested)
    func `a popup passes the result to its opener, and it can be used once`(
        engine: StoreEngine
    ) async throws {
        try await run(engine: engine) { server in
            let page = page("signInViaPopup")
            let (agreement, _) = try await begin(page, on: server)
            let response = try provider.response(saying: agreement.statement)
            let end = try await post(agreement.form(response), to: server)
            #expect(end.status == 200, "\(end.text)")
            #expect(!end.text.contains(response))
            let event = try WebPage.result(in: end)["event"]
            var thief = page
            thief.secret = "another"
            let stolen = try await thief.signIn(on: server, with: event)
            #expect(try stolen.errorCode == .invalidIDPResponse)
            let signedIn = try SignedIn(try await page.signIn(on: server, with: event))
            #expect(try signedIn.claims["firebase"]["sign_in_provider"] == "saml.acme")
            let again = try await page.signIn(on: server, with: event)
            #expect(try again.errorCode == .invalidIDPResponse)
            // The browser posts once more, as it does when the visitor reloads the page.
            let replayed = try WebPage.result(
                in: try await post(agreement.form(response), to: server)
            )
            #expect(replayed["event"]["error"]["code"] == "auth/invalid-credential")
            #expect(replayed["event"]["urlResponse"] == .null)
        }
    }

    @Test func `a redirect can be completed only in the browser that began it`() async throws {
        try await run { server in
            let page = page("signInViaRedirect")
            let (agreement, cookie) = try await begin(page, on: server)
            let (_, victim) = try await begin(page, on: server)
            let response = try provider.response(saying: agreement.statement)
            for other in [nil, victim] {
                let end = try await post(agreement.form(response), to: server, cookie: other)
                #expect(end.status == 400)
                #expect(end.headers[.location] == nil)
            }
            let end = try await post(agreement.form(response), to: server, cookie: cookie)
            let news = try WebPage.news(in: try WebPage.way(in: end))
            let answer = try await page.signIn(on: server, with: news["event"])
            #expect(try SignedIn(answer).isNew == true)
        }
    }

    @Test func `an invalid response is reported to the page without its contents`()
        async throws
    {
        try await run { server in
            let page = page("signInViaPopup")
            var (agreement, _) = try await begin(page, on: server)
            agreement.statement.audience = "other"
            let response = try provider.response(saying: agreement.statement)
            let end = try await post(agreement.form(response), to: server)
            let error = try WebPage.result(in: end)["event"]["error"]
            #expect(error["code"] == "auth/invalid-credential")
            #expect(error["message"].text?.contains("audience") == true)
            #expect(!end.text.contains("pat@"))
        }
    }

    @Test func `an unsolicited response is refused`() async throws {
        try await run { server in
            let (agreement, _) = try await begin(page("signInViaPopup"), on: server)
            let response = try provider.response(saying: agreement.statement)
            for state in ["", "x", String(repeating: "A", count: 2_000)] {
                let form = FormText.encode([("SAMLResponse", response), ("RelayState", state)])
                let end = try await post(form, to: server)
                #expect(end.status == 400)
                #expect(end.headers[.location] == nil)
            }
        }
    }

    @Test func `a code of one sign-in is refused in another`() async throws {
        try await run { server in
            let page = page("signInViaPopup")
            var addresses: [URLComponents] = []
            for _ in 0..<2 {
                let (agreement, _) = try await begin(page, on: server)
                let response = try provider.response(saying: agreement.statement)
                let end = try await post(agreement.form(response), to: server)
                let text = try #require(try WebPage.result(in: end)["event"]["urlResponse"].text)
                addresses.append(try #require(URLComponents(string: text)))
            }
            let fields = addresses.map { FormText.decode($0.percentEncodedQuery ?? "") }
            var mixed = addresses[0]
            mixed.percentEncodedQuery = FormText.encode([
                ("state", try #require(fields[0]["state"])),
                ("code", try #require(fields[1]["code"])),
            ])
            let event: JSONValue = ["urlResponse": .string(mixed.string ?? "")]
            let answer = try await page.signIn(on: server, with: event)
            #expect(try answer.errorCode == .invalidIDPResponse)
        }
    }

    @Test func `an app gets the response at its own address`() async throws {
        try await run { server in
            let secret = "0123456789abcdef"
            let digest = Hex.encode(SHA256.hash(data: Array(secret.utf8)))
            let query = FormText.encode([
                ("apiKey", TestServer.apiKey), ("authType", "signInWithRedirect"),
                ("ibi", "com.example.test"), ("sessionId", digest), ("eventId", "ABCDEFGHIJ"),
                ("providerId", "saml.acme"), ("redirectUri", "http://127.0.0.1:50123/link"),
            ])
            let start = try await server.open("\(Self.handler)?\(query)")
            let agreement = try SAMLAgreement(
                asked: try #require(start.headers[.location]),
                at: server.clock.now
            )
            let response = try provider.response(saying: agreement.statement)
            let end = try await post(agreement.form(response), to: server)
            let location = try #require(end.headers[.location])
            #expect(location.hasPrefix("http://127.0.0.1:50123/link?"))
            let told = FormText.decode(URLComponents(string: location)?.percentEncodedQuery ?? "")
            let deepLink = try #require(URLComponents(string: told["deep_link_id"] ?? ""))
            let link = FormText.decode(deepLink.percentEncodedQuery ?? "")["link"] ?? ""
            let answer = try await server.call(
                .signInWithIDP,
                ["requestUri": .string(link), "sessionId": .string(secret)]
            )
            #expect(try SignedIn(answer).isNew == true)
        }
    }
}
