import DialtoneBasics
import Testing

struct OutboundPolicyTests {
    private func allows(
        _ text: String,
        by policy: OutboundPolicy = OutboundPolicy()
    ) throws -> Bool {
        policy.allows(try #require(IPAddress(text)), for: "hooks.example")
    }

    @Test(arguments: [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255",
        "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255",
        "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.7",
        "203.0.113.7", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
    ])
    func `an IPv4 address that is not public is refused`(
        text: String
    ) throws {
        #expect(try !allows(text))
    }

    @Test(arguments: [
        "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:a9fe:a9fe::1", "2002:808:808::",
        "3fff::1", "5f00::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fec0::1", "ff02::1",
    ])
    func `an IPv6 address that is not public is refused`(
        text: String
    ) throws {
        #expect(try !allows(text))
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
        "172.15.255.255", "172.32.0.0", "192.0.3.0", "198.20.0.0", "223.255.255.255",
        "2606:4700::1111", "2a00:1450:4001::1", "2001:4860:4860::8888",
    ])
    func `a public address is allowed`(text: String) throws {
        #expect(try allows(text))
    }

    @Test func `a network on the list is allowed, and no other`() throws {
        var policy = OutboundPolicy()
        #expect(policy.allow(["10.20.0.0/15", "192.168.7.9", "fd12::/16"]) == nil)
        for text in ["10.20.0.1", "10.21.255.255", "192.168.7.9", "fd12:1::1"] {
            #expect(try allows(text, by: policy))
        }
        for text in ["10.22.0.0", "192.168.7.8", "fd13::1", "127.0.0.1"] {
            #expect(try !allows(text, by: policy))
        }
    }

    @Test func `the IPv4 address that a NAT64 address embeds has to be allowed too`() throws {
        var policy = OutboundPolicy()
        #expect(policy.allow(["64:ff9b::/96"]) == nil)
        #expect(try allows("64:ff9b::808:808", by: policy))
        #expect(try !allows("64:ff9b::a9fe:a9fe", by: policy))
        #expect(policy.allow(["169.254.169.254"]) == nil)
        #expect(try allows("64:ff9b::a9fe:a9fe", by: policy))
    }

    @Test func `a host on the list may have any address, and other hosts may not`() throws {
        var policy = OutboundPolicy()
        #expect(policy.allow(["Hooks.Internal"]) == nil)
        let address = try #require(IPAddress("10.1.2.3"))
        #expect(policy.allows(address, for: "hooks.internal"))
        #expect(!policy.allows(address, for: "evil.hooks.internal"))
    }

    @Test(arguments: ["10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "/8", "", "fd12::/129", "a b"])
    func `an entry that is neither a network nor a host is reported`(entry: String) {
        var policy = OutboundPolicy()
        #expect(policy.allow([entry]) == entry)
    }
}
