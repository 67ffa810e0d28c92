import DialtoneModel
import Testing

struct SignInRoutesTests {
    @Test func `an API key selects the project of the sign-in page`() async throws {
        try await withServer { server in
            let page = try await server.open("/sign-in?key=\(TestServer.otherAPIKey)")
            #expect(page.text.contains(#"data-api-key="\#(TestServer.otherAPIKey)""#))
            #expect(page.text.contains("/?project=\(TestServer.otherProjectID)"))
        }
    }

    @Test func `a project's sign-in page uses the API key of its app`() async throws {
        try await withServer { server in
            let page = try await server.open("/sign-in?project=\(TestServer.otherProjectID)")
            #expect(page.text.contains(#"data-api-key="\#(TestServer.otherAPIKey)""#))
        }
    }

    @Test func `the page uses the project's code length`() async throws {
        var setup = ServerSetup()
        setup.settings.phoneSignIn.codes.length = 8
        try await withServer(setup) { server in
            let page = try await server.open("/sign-in")
            #expect(page.text.contains(#"data-code-length="8""#))
        }
    }

    @Test func `the page offers the project's enabled second factors`() async throws {
        var setup = ServerSetup()
        setup.settings.secondFactors.allowsPhone = false
        try await withServer(setup) { server in
            let page = try await server.open("/sign-in")
            #expect(page.text.contains(#"data-second-factors="totp""#))
        }
    }

    @Test(arguments: [("fa", "fa", "rtl"), ("pt-BR", "pt", "ltr"), ("xx", "en", "ltr")])
    func `the URL can select the page's language`(
        wanted: String,
        language: String,
        direction: String
    ) async throws {
        try await withServer { server in
            let page = try await server.open("/sign-in?lang=\(wanted)")
            #expect(page.text.contains(#"<html lang="\#(language)" dir="\#(direction)">"#))
            #expect(page.text.contains("/texts-\(language).js"))
        }
    }

    @Test func `a project that does not exist has no page`() async throws {
        try await withServer { server in
            let answer = try await server.open("/sign-in?project=nobody")
            #expect(answer.status == 404)
        }
    }
}
