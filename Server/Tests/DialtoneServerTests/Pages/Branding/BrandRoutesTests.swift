import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

struct BrandRoutesTests {
    private static let logo =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"
        + "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    private func files(in page: String) -> [String] {
        page.matches(of: /\/branding\/[A-Za-z0-9._\/-]+/).map { String($0.output) }
    }

    @Test(arguments: ["/sign-in", "/account"])
    func `a page loads the logo and colors of its project`(path: String) async throws {
        try await withServer { server in
            try await server.changeSettings {
                $0.branding.logo = Self.logo
                $0.branding.accent = "#7a1fa2"
                $0.links.terms = "https://example.com/terms?a=1&b=2"
            }
            let page = try await server.request(.get, path)
            let files = files(in: page.text)
            #expect(files.count == 2)
            for file in files {
                let answer = try await server.request(.get, file)
                #expect(answer.status == 200)
                #expect(answer.headers[.cacheControl]?.contains("immutable") == true)
                #expect(
                    answer.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true
                )
                if file.hasSuffix(".css") {
                    #expect(answer.text.contains("--accent: #7a1fa2;"))
                    #expect(answer.headers[.contentType] == "text/css; charset=utf-8")
                } else {
                    #expect(answer.headers[.contentType] == "image/png")
                    #expect(
                        Data(answer.body) == Data(base64Encoded: String(Self.logo.dropFirst(22)))
                    )
                }
            }
            #expect(page.text.contains("https://example.com/terms?a=1&amp;b=2"))
            let policy = page.headers[.contentSecurityPolicy]
            #expect(policy?.contains("img-src 'self'") == true)
            #expect(policy?.contains("unsafe") == false)
        }
    }

    @Test func `a project without branding has no such files`() async throws {
        try await withServer { server in
            let page = try await server.request(.get, "/sign-in")
            #expect(files(in: page.text).isEmpty)
            let guess = "/branding/\(TestServer.projectID)/0123456789abcdef.css"
            #expect(try await server.request(.get, guess).status == 404)
            #expect(try await server.request(.get, "/branding/nothing/a.css").status >= 400)
        }
    }

    @Test func `a file of former branding is gone`() async throws {
        try await withServer { server in
            try await server.changeSettings { $0.branding.accent = "#7a1fa2" }
            let file = try #require(
                files(in: try await server.request(.get, "/sign-in").text).first
            )
            try await server.changeSettings { $0.branding.accent = "#0d47a1" }
            #expect(try await server.request(.get, file).status == 404)
        }
    }

    @Test func `custom texts are text, not markup`() async throws {
        try await withServer { server in
            let hostile = #"</script><img src=x onerror="alert(1)"> & 'x'"#
            try await server.changeSettings { $0.branding.titles = ["en": hostile] }
            let page = try await server.request(.get, "/sign-in?lang=en").text
            #expect(!page.contains("<img"))
            #expect(page.contains("&lt;img src=x onerror="))
            let other = try await server.request(.get, "/sign-in?lang=de").text
            #expect(!other.contains("onerror"))
        }
    }

    /// Pages that lead elsewhere or say that nothing goes on.
    @Test(arguments: [
        ("/__/auth/action?mode=resetPassword&oobCode=none&apiKey=\(TestServer.apiKey)", 400),
        (
            "/__/auth/handler?apiKey=\(TestServer.apiKey)&appName=app&authType=signInViaRedirect"
                + "&providerId=google.com&redirectUrl=https%3A%2F%2Felsewhere.example%2F",
            400
        ),
        ("/oidc/\(TestServer.projectID)/authorize?client_id=none&redirect_uri=none", 400),
        ("/oidc/\(TestServer.projectID)/logout", 200),
    ])
    func `a page that refuses or ends a visit has the look of its project`(
        path: String,
        status: Int
    ) async throws {
        let setup = ServerSetup { setup in
            setup.isProduction = true
            setup.adjustListener = { $0.publicURL = "https://auth.example.com" }
            setup.settings.branding.logo = Self.logo
            setup.settings.branding.accent = "#7a1fa2"
            setup.settings.links.support = "https://shop.example/help"
        }
        try await withServer(setup) { server in
            let page = try await server.request(.get, path, headers: [.accept: "text/html"])
            #expect(page.status == status)
            #expect(files(in: page.text).count == 2)
            #expect(page.text.contains("https://shop.example/help"))
            #expect(!page.text.contains("elsewhere.example/"))
        }
    }
}
