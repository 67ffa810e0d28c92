import DialtoneModel
import Testing

struct ClientRedirectTests {
    @Test(arguments: [
        ("https://orders.example.com/callback", ClientRedirect.Kind.web),
        ("https://orders.example.com:8443/callback?tab=1", .web), ("https://[2001:db8::1]/a", .web),
        ("http://127.0.0.1/a", .loopback), ("http://127.0.0.1:49152/a?b=c", .loopback),
        ("http://[::1]:49152/", .loopback), ("http://127.0.0.1", .loopback),
        ("http://localhost:3000/a", .localhost), ("http://app.localhost/a", .localhost),
        ("com.example.shop:/signed-in", .app), ("com.example.shop://signed-in", .app),
    ])
    func `an address is recognized by its kind`(text: String, kind: ClientRedirect.Kind) throws {
        let redirect = try #require(ClientRedirect(text))
        #expect(redirect.kind == kind)
        #expect(redirect.text == text)
        #expect(redirect.canBeClaimedByOthers == (kind != .web))
    }

    @Test(arguments: [
        "", "orders.example.com", "//orders.example.com/", "/callback", "https://", "https:///a",
        "https://orders.example.com/#a", "https://ada@orders.example.com/",
        "https://ada:b@orders.example.com/", "https://orders.example.com/a b",
        "https://orders.example.com/ä", "https://ord%3Bers.example.com/",
        "https://orders.example.com\\@evil.example/", "http://orders.example.com/",
        "http://127.0.0.1.evil.example/", "http://127.0.0.2/", "http://2130706433/",
        "http://127.1/", "http://127.0.0.1:0/", "http://127.0.0.1:65536/", "http://127.0.0.1:080/",
        "http://127.0.0.1:49152@evil.example/", "http://localhost.evil.example/",
        "http://a;script-src.localhost/", "http://a,b.localhost/",
        "javascript:alert(1)", "data:text/html,a", "file:///etc/passwd", "myapp:/a", "intent:/a",
        "COM.example.shop:/a", "com.example.shop:/a#b", "*", "https://*.example.com/",
        "https://orders.example.com/<a>", "https://orders.example.com/\"",
    ])
    func `an unsafe or ambiguous address is refused`(text: String) {
        #expect(ClientRedirect(text) == nil)
    }

    @Test(arguments: [
        ("https://orders.example.com/a?b=c", "https://orders.example.com"),
        ("https://orders.example.com:8443/a", "https://orders.example.com:8443"),
        ("http://127.0.0.1:49152/a", "http://127.0.0.1:49152"), ("http://[::1]:49152/a", "http:"),
        ("com.example.shop:/a", "com.example.shop:"),
    ])
    func `a policy can name where a form leads`(text: String, source: String) throws {
        #expect(try #require(ClientRedirect(text)).policySource == source)
    }

    @Test(arguments: [
        ("https://a.example/b", "https://a.example/b?x=1%262&y=z"),
        ("https://a.example/b?c", "https://a.example/b?c&x=1%262&y=z"),
        ("com.example.shop:/a", "com.example.shop:/a?x=1%262&y=z"),
    ])
    func `parameters are added to the query`(text: String, result: String) throws {
        let redirect = try #require(ClientRedirect(text))
        #expect(redirect.adding([("x", "1&2"), ("y", "z")]) == result)
        #expect(redirect.adding([]) == text)
    }
}
