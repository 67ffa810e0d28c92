#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

struct SettingsTests {
    private func verifier(
        _ url: String,
        _ adjust: (inout TokenVerifierSettings) -> Void = { _ in }
    ) throws -> TokenVerifier {
        var settings = TokenVerifierSettings(
            server: try #require(URL(string: url)),
            projectID: "shop"
        )
        adjust(&settings)
        return try TokenVerifier(settings)
    }

    @Test(arguments: [
        "https://id.example.com", "https://example.com/auth/", "http://127.0.0.1:9099",
        "http://localhost:9099", "http://[::1]:9099",
    ])
    func `keys come from an https server, or from this machine`(url: String) throws {
        #expect(throws: Never.self) { try verifier(url) }
    }

    @Test(arguments: [
        "http://id.example.com", "http://127.0.0.1.example.com", "ftp://id.example.com",
        "id.example.com", "https:", "https://id.example.com?a=b", "file:///etc/keys",
        "https://id.example.com#a", "https://user:word@id.example.com",
    ])
    func `other addresses are refused`(url: String) {
        #expect(throws: InvalidTokenVerifierSettings.self) { try verifier(url) }
    }

    @Test func `unsigned tokens and an https server exclude each other`() {
        #expect(throws: InvalidTokenVerifierSettings.self) {
            try verifier("https://id.example.com") { $0.acceptsUnsignedTokens = true }
        }
        #expect(throws: Never.self) {
            try verifier("http://localhost:9099") { $0.acceptsUnsignedTokens = true }
        }
    }

    @Test func `unsigned tokens over a network need a project for demonstrations`() {
        #expect(throws: InvalidTokenVerifierSettings.self) {
            try verifier("http://dialtone:9099") { $0.acceptsUnsignedTokens = true }
        }
        #expect(throws: Never.self) {
            try verifier("http://dialtone:9099") {
                $0.acceptsUnsignedTokens = true
                $0.projectID = "demo-shop"
            }
        }
    }

    @Test func `settings outside their range are refused`() {
        let wrong: [(inout TokenVerifierSettings) -> Void] = [
            { $0.projectID = "" }, { $0.projectID = "session/shop" }, { $0.issuer = "" },
            { $0.issuer = "https://a/" },
            { $0.leeway = -1 }, { $0.leeway = 301 }, { $0.leeway = .nan },
            { $0.keyRetention = -1 }, { $0.keyRetention = 86_401 },
        ]
        for adjust in wrong {
            #expect(throws: InvalidTokenVerifierSettings.self) {
                try verifier("https://id.example.com", adjust)
            }
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 61])
    func `a deadline outside its range is refused`(deadline: TimeInterval) throws {
        let url = try #require(URL(string: "https://id.example.com"))
        var environment = TokenVerifierEnvironment()
        environment.deadline = deadline
        #expect(throws: InvalidTokenVerifierSettings.self) {
            try TokenVerifier(
                TokenVerifierSettings(server: url, projectID: "shop"),
                environment: environment
            )
        }
    }

    @Test func `a server may run below a path`() async throws {
        let key = TestKey.es256("k1")
        let server = TestServer([key])
        let url = try #require(URL(string: "https://example.com/auth/"))
        let verifier = try server.verifier { $0.server = url }
        _ = try await verifier.verifyIDToken(key.token())
        let asked = server.requests.map(\.url.absoluteString)
        #expect(asked == ["https://example.com/auth/.well-known/jwks.json"])
    }
}

#endif
