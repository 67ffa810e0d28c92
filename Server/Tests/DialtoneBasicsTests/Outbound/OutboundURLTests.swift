import DialtoneBasics
import Testing

struct OutboundURLTests {
    @Test(arguments: [
        ("https://hooks.example/auth?x=1", "https://hooks.example/auth?x=1", "hooks.example"),
        ("HTTPS://Hooks.EXAMPLE:8443/A", "https://hooks.example:8443/A", "hooks.example"),
        ("https://8.8.8.8", "https://8.8.8.8", "8.8.8.8"),
        ("https://[2606:4700::1]:99/", "https://[2606:4700::1]:99/", "2606:4700::1"),
        ("https://2130706433/", "https://2130706433/", "2130706433"),
    ])
    func `host and scheme are lowercased, and the rest is kept`(
        text: String,
        normal: String,
        host: String
    ) throws {
        let url = try OutboundURL(checking: text, by: OutboundPolicy())
        #expect(url.text == normal)
        #expect(url.host == host)
    }

    @Test(arguments: [
        "", "hooks.example", "http://hooks.example/", "ftp://hooks.example/", "https://",
        "https:///x", "https://user@hooks.example/", "https://u:p@hooks.example/",
        "https://hooks.example/#x", "https://ex%61mple.com/", "https://hooks.example./",
        "https://hooks.example:0/", "https://hooks.example:99999/", "https://h\u{fc}.example/",
        "https://hooks.example/a b", "https://hooks.example\\@10.0.0.1/",
        "https://[fe80::1%25eth0]/",
        "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:10.0.0.1]/", "javascript:alert(1)",
        "https://hooks.example/" + String(repeating: "a", count: 2_048),
    ])
    func `an unsafe address is refused`(text: String) {
        #expect(throws: InvalidOutboundURL.self) {
            try OutboundURL(checking: text, by: OutboundPolicy())
        }
    }

    @Test func `a development server may call its own machine without TLS`() throws {
        let url = try OutboundURL(checking: "http://127.0.0.1:8080/hook", by: .development)
        #expect(url.host == "127.0.0.1")
        #expect(throws: InvalidOutboundURL.self) {
            try OutboundURL(checking: "http://169.254.169.254/", by: .development)
        }
    }

    @Test func `printing an address shows only its host`() throws {
        let url = try OutboundURL(checking: "https://hooks.example/s3cret", by: OutboundPolicy())
        #expect("\(url)" == "OutboundURL(hooks.example)")
    }
}
