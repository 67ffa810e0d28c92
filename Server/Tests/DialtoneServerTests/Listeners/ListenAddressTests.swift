import Testing

@testable import DialtoneServer

/// Tests the addresses of listeners as settings have them.
@Suite struct ListenAddressTests {
    @Test(arguments: [
        ("127.0.0.1:9099", ListenAddress.port(host: "127.0.0.1", port: 9_099)),
        ("localhost:0", .port(host: "localhost", port: 0)),
        ("[::1]:443", .port(host: "::1", port: 443)),
        ("unix:/run/dialtone/http.sock", .socket(path: "/run/dialtone/http.sock")),
    ])
    func `an address is read and written in the same form`(text: String, address: ListenAddress) {
        #expect(ListenAddress(text) == address)
        #expect(address.description == text)
    }

    @Test(arguments: [
        "", "localhost", ":80", "localhost:", "localhost:65536", "localhost:-1", "localhost:http",
        "unix:", "unix:http.sock", "unix:80", "unix:/run/dialtone/", "unix:/run/\0",
        "unix:/" + String(repeating: "x", count: 90), "/run/dialtone/http.sock",
    ])
    func `any other text is refused`(text: String) {
        #expect(ListenAddress(text) == nil)
    }
}
