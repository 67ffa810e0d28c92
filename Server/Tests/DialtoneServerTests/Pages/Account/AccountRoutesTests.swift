import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import Testing

/// The page on which users see their account.
struct AccountRoutesTests {
    private func production(_ adjust: (inout ProjectSettings) -> Void = { _ in }) -> ServerSetup {
        ServerSetup { setup in
            setup.isProduction = true
            setup.adjustListener = { $0.publicURL = "https://auth.example.com" }
            adjust(&setup.settings)
        }
    }

    @Test(arguments: [
        "?project=\(TestServer.projectID)", "?key=\(TestServer.apiKey)",
        "?key=\(TestServer.apiKey)&project=nothing",
    ])
    func `an API key or a project determines whose page it is`(query: String) async throws {
        try await withServer(production()) { server in
            let page = try await server.request(.get, "/account\(query)")
            #expect(page.status == 200)
            #expect(page.text.contains("data-api-key=\"\(TestServer.apiKey)\""))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("unsafe-inline"))
        }
    }

    @Test func `in production a page needs a project, in development it is the default one`()
        async throws
    {
        try await withServer(production()) { server in
            let page = try await server.request(.get, "/account", headers: [.accept: "text/html"])
            #expect(page.status == 400)
            #expect(page.text.contains("?project=ID"))
        }
        try await withServer { server in
            let status = try await server.request(.get, "/account").status
            #expect(status == 200)
        }
    }

    @Test(arguments: ["?project=nothing", "?key=nothing"])
    func `an unknown project has no page`(query: String) async throws {
        try await withServer(production()) { server in
            let page = try await server.request(
                .get,
                "/account\(query)",
                headers: [.accept: "text/html"]
            )
            #expect(page.status >= 400)
            #expect(!page.text.contains("data-api-key"))
        }
    }

    @Test func `the page has the language of its address, or else of the browser`() async throws {
        try await withServer { server in
            let chosen = try await server.request(.get, "/account?lang=de")
            #expect(chosen.text.contains("<html lang=\"de\" dir=\"ltr\">"))
            let preferred = try await server.request(
                .get,
                "/account",
                headers: [.acceptLanguage: "fa, en;q=0.5"]
            )
            #expect(preferred.text.contains("<html lang=\"fa\" dir=\"rtl\">"))
        }
    }
}
