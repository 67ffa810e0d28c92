import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

struct OAuthClientTests {
    private static func client(
        _ kind: OAuthClient.Kind,
        _ adjust: (inout OAuthClientDetails) -> Void = { _ in }
    ) -> OAuthClient {
        var details = OAuthClientDetails()
        details.redirects = ["https://orders.example.com/callback"]
        adjust(&details)
        return OAuthClient(
            id: OAuthClientID(random: .seeded(1)),
            projectID: ProjectID(rawValue: "shop"),
            kind: kind,
            displayName: "Order desk",
            details: details,
            createdAt: StoppedClock.start
        )
    }

    @Test func `an ID differs in form from accounts and projects`() {
        let id = OAuthClientID(random: .seeded(1)).rawValue
        #expect(id.hasPrefix("client_") && id.count == 27)
        #expect(ProjectID(checking: id) == nil)
        #expect(!AccountID(random: .seeded(1)).rawValue.hasPrefix("client_"))
    }

    @Test(arguments: [
        ("http://127.0.0.1/a", "http://127.0.0.1:49152/a"),
        ("http://127.0.0.1:1/a?b", "http://127.0.0.1:2/a?b"), ("http://[::1]/", "http://[::1]:9/"),
    ])
    func `a public client may use any port of the machine, a confidential one only its own`(
        registered: String,
        asked: String
    ) {
        let app = Self.client(.public) { $0.redirects = [registered] }
        #expect(app.redirect(asked)?.text == asked)
        let backEnd = Self.client(.confidential) { $0.redirects = [registered] }
        #expect(backEnd.redirect(asked) == nil)
        #expect(backEnd.redirect(registered) != nil)
    }

    @Test(arguments: [
        ("https://orders.example.com/callback", true, true),
        ("http://127.0.0.1/callback", false, true), ("com.example.shop:/callback", false, true),
        ("http://localhost:3000/callback", false, false),
        ("http://orders.example.com/", false, false),
    ])
    func `production allows plain http and app schemes for public clients only`(
        address: String,
        confidential: Bool,
        isPublic: Bool
    ) {
        for (kind, isAllowed) in [
            (OAuthClient.Kind.confidential, confidential), (.public, isPublic),
        ] {
            let client = Self.client(kind) { $0.redirects = [address] }
            let check = { try client.check(isDevelopment: false) }
            if isAllowed {
                #expect(throws: Never.self) { try check() }
            } else {
                #expect(throws: Refusal.self) { try check() }
            }
        }
    }

    @Test(arguments: OAuthClient.Kind.allCases)
    func `development allows plain http on the developer's machine`(kind: OAuthClient.Kind) {
        for address in ["http://localhost:3000/a", "http://127.0.0.1:3000/a"] {
            let client = Self.client(kind) { $0.redirects = [address] }
            #expect(throws: Never.self) { try client.check(isDevelopment: true) }
        }
        let foreign = Self.client(kind) { $0.redirects = ["http://orders.example.com/"] }
        #expect(throws: Refusal.self) { try foreign.check(isDevelopment: true) }
    }

    @Test(arguments: ["shop", "shop/second-factor-enrollment", "", "a b", "ä"])
    func `an audience must not be that of another kind of token`(audience: String) {
        let client = Self.client(.confidential) { $0.audience = audience }
        #expect(throws: Refusal.self) { try client.check(isDevelopment: false) }
    }

    @Test func `a public client always needs a code challenge`() {
        #expect(Self.client(.public).needsCodeChallenge)
        let client = Self.client(.public) { $0.requiresCodeChallenge = false }
        #expect(client.needsCodeChallenge)
        #expect(throws: Refusal.self) { try client.check(isDevelopment: true) }
        let backEnd = Self.client(.confidential) { $0.requiresCodeChallenge = false }
        #expect(!backEnd.needsCodeChallenge)
    }

    @Test func `a replaced secret works until its grace period ends`() {
        var client = Self.client(.confidential)
        let (first, second) = (AppSecret(random: .seeded(1)), AppSecret(random: .seeded(2)))
        let now = StoppedClock.start
        client.details.secrets.rotate(to: first, keepingFor: .hours(1), at: now)
        client.details.secrets.rotate(to: second, keepingFor: .hours(1), at: now)
        #expect(client.hasSecret(first, at: now) && client.hasSecret(second, at: now))
        #expect(!client.hasSecret(first, at: now + .hours(1)))
        #expect(client.hasSecret(second, at: now + .hours(1)))
        #expect(!client.hasSecret(AppSecret(random: .seeded(3)), at: now))
    }
}
