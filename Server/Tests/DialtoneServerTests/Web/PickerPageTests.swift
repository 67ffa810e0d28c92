import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of the page that replaces providers' pages in development mode.
struct PickerPageTests {
    private static let handler = "/emulator/auth/handler"
    private static let choice = "/__/auth/picker"

    private static let appPage = WebPage(
        address: "http://localhost:5173/app",
        handler: handler,
        provider: "google.com"
    )

    private func post(
        _ fields: [String: String],
        from page: WebPage = appPage,
        headers: HTTPFields = [:],
        on server: TestServer
    ) async throws -> Answer {
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        let query = page.provenURL().split(separator: "?", maxSplits: 1).last ?? ""
        var form = FormText.decode(query)
        form.merge(fields) { $1 }
        return try await server.request(
            .post,
            Self.choice,
            headers: headers,
            body: Array(FormText.encode(form.map { (name: $0, value: $1) }).utf8)
        )
    }

    @Test func `a made-up person signs in and can be picked the next time`() async throws {
        try await withServer { server in
            let page = Self.appPage
            let first = try await server.open(page.provenURL())
            #expect(first.status == 200)
            #expect(first.text.contains("Sign in with Google"))
            #expect(!first.text.contains("class=\"person\""))
            let answer = try await post(
                ["name": "Ada Berg", "email": "ada.berg@example.com"],
                on: server
            )
            #expect(try WebPage.data("target", in: answer) == "http://localhost:5173")
            let event = try WebPage.result(in: answer)["event"]
            let signedIn = try await page.signIn(on: server, with: event)
            #expect(try SignedIn(signedIn).isNew == true)
            #expect(try signedIn.json["email"] == "ada.berg@example.com")
            #expect(try signedIn.json["emailVerified"] == true)
            let subject = try #require(try signedIn.json["rawId"].text)
            let second = try await server.open(page.provenURL())
            #expect(second.text.contains("Ada Berg"))
            let picked = try await post(["sub": subject], on: server)
            let again = try await page.signIn(
                on: server,
                with: try WebPage.result(in: picked)["event"]
            )
            #expect(try again.json["localId"] == signedIn.json["localId"])
        }
    }

    @Test func `a made-up person can be linked to the signed-in account`() async throws {
        try await withServer { server in
            let anonymous = try await server.call(.signUp, ["returnSecureToken": true])
            let token = try #require(try anonymous.json["idToken"].text)
            var page = Self.appPage
            page.operation = "linkViaPopup"
            let answer = try await post(["name": "Ada"], from: page, on: server)
            let event = try WebPage.result(in: answer)["event"]
            #expect(event["type"] == "linkViaPopup")
            let linked = try await server.call(
                .signInWithIDP,
                [
                    "requestUri": event["urlResponse"], "sessionId": .string(page.secret),
                    "idToken": .string(token), "returnSecureToken": true,
                ]
            )
            #expect(linked.status == 200, "\(linked.text)")
            #expect(try linked.json["localId"] == anonymous.json["localId"])
        }
    }

    @Test func `a made-up person can sign in to a new tenant`() async throws {
        try await withServer { server in
            let shown = try await server.open(Self.appPage.provenURL(["tid": "acme"]))
            #expect(shown.status == 200)
            let answer = try await post(["name": "Ada", "tid": "acme"], on: server)
            #expect(try WebPage.result(in: answer)["event"]["tenantId"] == "acme")
            let next = try await server.open(Self.appPage.provenURL(["tid": "acme"]))
            #expect(!next.text.contains("class=\"person\""))
        }
    }

    @Test func `a redirect ends with a page that links to the app`() async throws {
        try await withServer { server in
            var page = Self.appPage
            page.operation = "signInViaRedirect"
            let answer = try await post(["name": "Ada"], from: page, on: server)
            #expect(answer.status == 200)
            #expect(answer.headers[.location] == nil)
            #expect(answer.text.contains(#"href="http://localhost:5173/app#dialtone-auth="#))
        }
    }

    @Test func `a redirect begins with a form of the app's own page`() async throws {
        var setup = ServerSetup()
        setup.listens = true
        setup.adjustListener = { $0.hosts = .thisMachine }
        setup.settings.authorizedDomains = ["shop.example.com"]
        try await withServer(setup) { server in
            let page = WebPage(
                address: "https://shop.example.com/app",
                operation: "signInViaRedirect",
                handler: Self.handler,
                provider: "google.com"
            )
            let shown = try await page.begin(on: server)
            #expect(shown.status == 200)
            #expect(shown.text.contains(#"name="challenge" value="\#(page.challenge)""#))
            let foreign = try await page.submit(on: server, origin: "https://evil.example")
            #expect(foreign.status == 400)
            let linked = try await server.open(page.provenURL())
            #expect(linked.status == 303)
        }
    }

    @Test func `a link from another site cannot open a popup with a challenge`() async throws {
        try await withServer { server in
            let answer = try await server.open(
                Self.appPage.provenURL(),
                headers: try WebPage.headers(site: "cross-site")
            )
            #expect(answer.status == 400)
        }
    }

    @Test func `a page on an unauthorized host gets no picker`() async throws {
        try await withServer { server in
            let page = WebPage(
                address: "http://evil.example/",
                handler: Self.handler,
                provider: "google.com"
            )
            let shown = try await server.open(page.provenURL())
            let picked = try await post(["name": "Ada"], from: page, on: server)
            #expect(shown.status == 400)
            #expect(picked.status == 400)
        }
    }

    @Test(arguments: [
        ("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("none", 403),
    ])
    func `only the page's own form can pick a person`(site: String, status: Int) async throws {
        try await withServer { server in
            let name = try #require(HTTPField.Name("sec-fetch-site"))
            let answer = try await post(
                ["name": "Ada"],
                headers: [.origin: "null", name: site],
                on: server
            )
            #expect(answer.status == status)
        }
    }

    @Test func `markup in a person's name is escaped`() async throws {
        try await withServer { server in
            let hostile = #"<script>alert(1)</script>"# + HostileMarkup.text
            let answer = try await post(["name": hostile], on: server)
            let event = try WebPage.result(in: answer)["event"]
            #expect(try await Self.appPage.signIn(on: server, with: event).status == 200)
            let shown = try await server.open(Self.appPage.provenURL())
            #expect(shown.text.contains("&lt;script&gt;"))
            #expect(!shown.text.contains("<script>alert"))
            #expect(HostileMarkup.isShown(in: shown.text))
            #expect(HostileMarkup.raw(in: shown.text).isEmpty)
        }
    }

    @Test func `production has no picker page`() async throws {
        try await withServer(.production) { server in
            let shown = try await server.open(Self.appPage.provenURL())
            let frame = try await server.open("/emulator/auth/iframe")
            let picked = try await post(["name": "Ada"], on: server)
            #expect(shown.status == 404)
            #expect(frame.status == 404)
            #expect(picked.status == 404)
        }
    }
}
