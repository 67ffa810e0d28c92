import DialtoneServer
import HTTPTypes
import IdentityToolkit
import Testing

struct PlainPageTests {
    private static let browser = "text/html,application/xhtml+xml,*/*;q=0.8"

    @Test(arguments: [
        "/nowhere", "/nowhere/at/all", "/?project=nobody", "/sign-in?project=nobody",
    ])
    func `a browser gets a not found page for an unknown address`(uri: String) async throws {
        try await withServer { server in
            let page = try await server.open(uri)
            #expect(page.status == 404)
            #expect(page.headers[.contentType] == "text/html; charset=utf-8")
            #expect(page.text.contains("Page not found"))
            #expect(page.text.contains(#"<a href="/sign-in">"#))
            #expect(page.headers[.contentSecurityPolicy]?.contains("script-src 'self'") == true)
        }
    }

    @Test func `the not found page is in the reader's language with an error code`() async throws {
        try await withServer { server in
            let page = try await server.request(
                .get,
                "/nowhere",
                headers: [.accept: Self.browser, .acceptLanguage: "fa-IR,en;q=0.5"]
            )
            #expect(page.text.contains(#"<html lang="fa" dir="rtl">"#))
            #expect(page.text.contains("صفحه پیدا نشد"))
            #expect(page.text.contains("404: NOT_FOUND"))
        }
    }

    @Test func `markup in an address is not rendered on the page`() async throws {
        try await withServer { server in
            let page = try await server.open("/sign-in?project=%3Cscript%3Ealert(1)%3C/script%3E")
            #expect(page.status == 404)
            #expect(!page.text.contains("<script"))
        }
    }

    @Test(arguments: [
        "/v1/nowhere", "/identitytoolkit.googleapis.com/v1/nowhere",
        "/emulator/v1/projects/!/config",
    ])
    func `a failed API call gets a JSON error even if the client accepts HTML`(
        uri: String
    ) async throws {
        try await withServer { server in
            let java = "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2"
            let answer = try await server.request(.get, uri, headers: [.accept: java])
            #expect(answer.status >= 400)
            #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
            _ = try answer.refusal
        }
    }

    @Test func `other clients get a JSON error for an unknown address`() async throws {
        try await withServer { server in
            let answer = try await server.request(.get, "/nowhere")
            #expect(answer.status == 404)
            #expect(try answer.errorCode == .notFound)
        }
    }

    @Test func `production shows a page at its root to browsers only`() async throws {
        try await withServer(.production) { server in
            let page = try await server.open("/")
            #expect(page.status == 200)
            #expect(page.text.contains("Sign-in server"))
            #expect(!page.text.contains("/sign-in\""))
            #expect(page.headers[values: .vary].contains { $0.contains("Accept") })
            let answer = try await server.request(.get, "/")
            #expect(answer.status == 404)
            #expect(try answer.errorCode == .notFound)
        }
    }

    @Test(arguments: [ServerSetup(), .production])
    func `the icon is served at the path where browsers look for it`(
        setup: ServerSetup
    ) async throws {
        try await withServer(setup) { server in
            let icon = try await server.request(.get, "/favicon.ico")
            #expect(icon.status == 200)
            #expect(icon.headers[.contentType] == "image/svg+xml")
            #expect(icon.text.hasPrefix("<svg"))
        }
    }
}
