import Testing
import WebAuthn

struct AllowedOriginsTests {
    private static let development = AllowedOrigins(
        ["https://app.example"],
        includingLocalhost: true
    )

    @Test(arguments: [
        "http://localhost", "http://localhost:8080", "https://localhost:1", "https://app.example",
    ])
    func `a page on the developer's machine is allowed with any port`(origin: String) {
        #expect(Self.development.contains(origin))
    }

    @Test(arguments: [
        "http://localhost:", "http://localhost:123456", "http://localhost:80a",
        "http://localhost.evil.example", "http://localhost@evil.example", "ftp://localhost",
        "http://127.0.0.1:8080", "http://evil.localhost", "localhost", "http://localhost:8080/",
        "http://localhost:-1", "https://app.example:443",
    ])
    func `other origins are not allowed`(origin: String) {
        #expect(!Self.development.contains(origin))
    }

    @Test func `pages on the developer's machine are not allowed in production`() {
        #expect(!AllowedOrigins(["https://app.example"]).contains("http://localhost:8080"))
    }
}
