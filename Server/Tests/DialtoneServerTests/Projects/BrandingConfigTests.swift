import DialtoneBasics
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

/// The branding in the admin API.
struct BrandingConfigTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/branding"
    private static let logo =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"
        + "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    private func patch(
        _ server: TestServer,
        _ body: JSONValue,
        mask: String = "",
        headers: HTTPFields = TestServer.owner
    ) async throws -> Answer {
        var headers = headers
        headers[.contentType] = "application/json"
        return try await server.request(
            .patch,
            Self.path + (mask.isEmpty ? "" : "?updateMask=\(mask)"),
            headers: headers,
            body: Array(try JSONEncoder().encode(body))
        )
    }

    private func show(_ server: TestServer) async throws -> JSONValue {
        try await server.request(.get, Self.path, headers: TestServer.owner).json
    }

    @Test(arguments: StoreEngine.tested)
    func `administrators change the branding and read it back`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let changed = try await patch(
                server,
                [
                    "logo": .string(Self.logo), "accent": "#7a1fa2",
                    "titles": ["de": "Willkommen", "en": "Welcome"],
                    "links": ["terms": "https://shop.example/terms"],
                ]
            )
            #expect(changed.status == 200)
            #expect(try changed.json["name"] == "projects/demo-test/branding")
            let some = try await patch(
                server,
                ["titles": ["fr": "Bienvenue"], "accent": "#0d47a1"],
                mask: "titles.fr,titles.en,links.terms"
            )
            #expect(try some.json["titles"] == ["de": "Willkommen", "fr": "Bienvenue"])
            #expect(try some.json["accent"] == "#7a1fa2")
            #expect(try some.json["links"] == .null)
            let shown = try await show(server)
            #expect(try shown == some.json)
            #expect(shown["logo"] == .string(Self.logo))
            let page = try await server.request(.get, "/sign-in?lang=de").text
            #expect(page.contains("Willkommen"))
        }
    }

    @Test(
        arguments: [
            (["accent": "#ffd400"], "branding.accent"),
            (["logo": "https://example.com/logo.png"], "branding.logo"),
            (["links": ["privacy": "http://example.com"]], "links.privacy"),
            (["titles": ["german": "Hallo"]], "branding.titles.german"),
            (["style": "body {}"], "style"),
        ] as [(JSONValue, String)]
    )
    func `values that the command line refuses are refused`(
        body: JSONValue,
        field: String
    ) async throws {
        try await withServer { server in
            let answer = try await patch(server, body)
            #expect(answer.status == 400)
            #expect(answer.text.contains(field))
            let shown = try await show(server)
            #expect(shown["accent"] == .null)
        }
    }

    @Test func `only administrators have access to it`() async throws {
        try await withServer(.production) { server in
            let shown = try await server.request(.get, Self.path)
            #expect(shown.status == 401)
            let changed = try await patch(server, ["accent": "#7a1fa2"], headers: [:])
            #expect(changed.status == 401)
        }
    }

    @Test func `a sign-in screen gets name, colors and the logo's address`() async throws {
        try await withServer { server in
            let path = "/dialtone/v1/signInOptions?key=\(TestServer.apiKey)"
            let plain = try await server.request(.get, path).json["branding"]
            #expect(plain["logo"] == .null)
            #expect(plain["displayName"].text?.isEmpty == false)
            _ = try await patch(server, ["logo": .string(Self.logo), "accent": "#7a1fa2"])
            let shown = try await server.request(.get, path).json["branding"]
            #expect(shown["accent"] == "#7a1fa2")
            #expect(shown["darkAccent"].text?.hasPrefix("#") == true)
            let logo = try #require(shown["logo"].text)
            let picture = try await server.request(.get, logo)
            #expect(picture.headers[.contentType] == "image/png")
        }
    }
}
