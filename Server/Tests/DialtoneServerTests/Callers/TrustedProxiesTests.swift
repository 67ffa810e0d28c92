import DialtoneBasics
import HTTPTypes
import NIOCore
import Testing

@testable import DialtoneServer

struct TrustedProxiesTests {
    /// Returns the client address of a request from `peer`, with trusted proxies at 10.0.0.0/8 and
    /// fd00::/8.
    private static func address(
        _ peer: String,
        _ lines: [String],
        by header: TrustedProxies.Header = .forwardedFor
    ) throws -> String? {
        var proxies = TrustedProxies()
        proxies.networks = ["10.0.0.0/8", "fd00::/8"].compactMap(IPNetwork.init)
        proxies.header = header
        var headers = HTTPFields()
        let name = try #require(HTTPField.Name(header.rawValue))
        for line in lines { headers.append(HTTPField(name: name, value: line)) }
        let address = try #require(IPAddress(peer))
        return proxies.remoteAddress(behind: .address(address), by: headers)?.description
    }

    @Test(arguments: [
        ("192.0.2.1", ["198.51.100.7"]), ("192.0.2.1", ["10.0.0.1"]), ("2001:db8::1", ["::1"]),
        ("192.0.2.1", []), ("11.0.0.1", ["198.51.100.7, 10.0.0.1"]),
    ])
    func `a header of an untrusted proxy is ignored`(
        peer: String,
        lines: [String]
    ) throws {
        #expect(try Self.address(peer, lines) == peer)
    }

    @Test(arguments: [
        (["0.0.0.0/0"], "contains 0.0.0.0/0: every client"),
        (["10.0.0.1", "::/0"], "contains ::/0: every"),
        (["0.0.0.0/1", "128.0.0.0/1"], "0.0.0.0/1, 128.0.0.0/1, a large part"),
        (["104.0.0.0/8"], "104.0.0.0/8, a large part"), (["2000::/3"], "2000::/3, a large part"),
    ])
    func `networks that contain clients are a concern`(networks: [String], concern: String) throws {
        var proxies = TrustedProxies()
        proxies.networks = networks.compactMap(IPNetwork.init)
        let found = try #require(proxies.concern)
        #expect(found.contains(concern))
    }

    @Test func `private networks and those of content delivery networks are no concern`() {
        var proxies = TrustedProxies()
        proxies.networks = [
            "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "127.0.0.0/8",
            "104.16.0.0/13", "35.191.0.0/16", "fc00::/7", "2a06:98c0::/29", "::1",
        ]
        .compactMap(IPNetwork.init)
        #expect(proxies.concern == nil)
    }

    @Test func `without trusted proxies no header counts`() throws {
        var headers = HTTPFields()
        headers[.forwardedFor] = "198.51.100.7"
        let peer = try #require(IPAddress("127.0.0.1"))
        #expect(TrustedProxies().remoteAddress(behind: .address(peer), by: headers) == peer)
    }

    @Test(arguments: [
        (["198.51.100.7"], "198.51.100.7"),
        (["198.51.100.7, 10.9.9.9"], "198.51.100.7"),
        (["2001:db8::7, fd00::1, 10.9.9.9"], "2001:db8::7"),
        // What a caller wrote before the proxies added their part.
        (["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
        (["10.0.0.2, 198.51.100.7"], "198.51.100.7"),
        (["203.0.113.9, 198.51.100.7, 10.9.9.9"], "198.51.100.7"),
        (["203.0.113.9", "198.51.100.7", "10.9.9.9"], "198.51.100.7"),
        ([String(repeating: "203.0.113.9, ", count: 50) + "198.51.100.7"], "198.51.100.7"),
        // Only proxies: the farthest one.
        (["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
    ])
    func `the caller is the nearest address that is not a trusted proxy's`(
        lines: [String],
        address: String
    ) throws {
        #expect(try Self.address("10.0.0.1", lines) == address)
    }

    @Test(arguments: [
        [], [""], ["unknown"], ["198.51.100.7, "], ["198.51.100.7,,"], ["198.51.100.7, _hidden"],
        ["198.51.100.7, 999.1.1.1"], ["198.51.100.7, 0x7f.1"], ["198.51.100.7, [::1"],
    ])
    func `a proxy that names no caller counts as the caller`(
        lines: [String]
    ) throws {
        #expect(try Self.address("10.0.0.1", lines) == "10.0.0.1")
    }

    @Test(arguments: [
        ("198.51.100.7:4711", "198.51.100.7"), ("[2001:db8::7]:4711", "2001:db8::7"),
        ("[2001:db8::7]", "2001:db8::7"), ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:DB8:0::7", "2001:db8::7"),
    ])
    func `ports, brackets and other spellings do not change the address`(
        hop: String,
        address: String
    ) throws {
        #expect(try Self.address("10.0.0.1", [hop]) == address)
    }

    @Test func `an IPv4 address is the same on an IPv6 socket`() throws {
        #expect(try Self.address("::ffff:10.0.0.1", ["198.51.100.7"]) == "198.51.100.7")
        #expect(try Self.address("::ffff:192.0.2.1", ["198.51.100.7"]) == "192.0.2.1")
        #expect(try Self.address("fd00::1", ["198.51.100.7"]) == "198.51.100.7")
    }

    @Test(arguments: [
        (["for=198.51.100.7"], "198.51.100.7"),
        ([#"For="[2001:db8::7]:4711";proto=https;by=10.0.0.1"#], "2001:db8::7"),
        (["for=203.0.113.9, proto=https;for=198.51.100.7, for=10.2.2.2"], "198.51.100.7"),
        (["for=203.0.113.9", "for=198.51.100.7"], "198.51.100.7"),
        // A host that a caller made up, in quotation marks as the proxy has to put it.
        ([#"for=198.51.100.7;host="x, for=203.0.113.9""#], "198.51.100.7"),
        ([#"for=198.51.100.7;host="x\", for=203.0.113.9""#], "198.51.100.7"),
        (["for=unknown"], "10.0.0.1"), (["for=_hidden"], "10.0.0.1"),
        (["proto=https"], "10.0.0.1"), (["for="], "10.0.0.1"), ([""], "10.0.0.1"),
        // A quotation mark that a caller left open before the proxy added its part.
        ([#"for=", for=198.51.100.7"#], "10.0.0.1"),
        ([#"for=", for=198.51.100.7;host=",for=203.0.113.9;a=""#], "10.0.0.1"),
    ])
    func `the standard header is read in the same way`(
        lines: [String],
        address: String
    ) throws {
        #expect(try Self.address("10.0.0.1", lines, by: .forwarded) == address)
    }

    @Test func `a header that the proxies do not write is ignored`() throws {
        var proxies = TrustedProxies()
        proxies.networks = ["10.0.0.0/8"].compactMap(IPNetwork.init)
        var headers = HTTPFields()
        headers[.forwarded] = "for=203.0.113.9"
        headers[.forwardedFor] = "198.51.100.7"
        let peer = ConnectionPeer.address(try #require(IPAddress("10.0.0.1")))
        #expect(proxies.remoteAddress(behind: peer, by: headers) == IPAddress("198.51.100.7"))
        proxies.header = .forwarded
        #expect(proxies.remoteAddress(behind: peer, by: headers) == IPAddress("203.0.113.9"))
    }

    @Test func `a proxy on a UNIX socket counts only if sockets are trusted`() throws {
        var proxies = TrustedProxies()
        proxies.networks = ["0.0.0.0/0", "::/0"].compactMap(IPNetwork.init)
        var headers = HTTPFields()
        headers[.forwardedFor] = "198.51.100.7"
        #expect(proxies.remoteAddress(behind: .socket, by: headers) == nil)
        proxies.networks = []
        proxies.includesSockets = true
        #expect(proxies.remoteAddress(behind: .socket, by: headers) == IPAddress("198.51.100.7"))
        #expect(proxies.remoteAddress(behind: .socket, by: HTTPFields()) == nil)
        let peer = try #require(IPAddress("127.0.0.1"))
        #expect(proxies.remoteAddress(behind: .address(peer), by: headers) == peer)
    }

    @Test func `a client that has disconnected already is not taken for a proxy`() throws {
        var proxies = TrustedProxies()
        proxies.networks = ["0.0.0.0/0", "::/0"].compactMap(IPNetwork.init)
        proxies.includesSockets = true
        var headers = HTTPFields()
        headers[.forwardedFor] = "198.51.100.7"
        #expect(proxies.remoteAddress(behind: .unknown, by: headers) == nil)
        #expect(ConnectionPeer(nil) == .unknown)
        let path = "/run/http.sock"
        #expect(ConnectionPeer(try SocketAddress(unixDomainSocketPath: path)) == .socket)
    }
}
