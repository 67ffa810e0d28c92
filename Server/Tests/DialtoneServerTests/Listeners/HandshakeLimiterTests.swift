import DialtoneBasics
import DialtoneMetrics
import DialtoneTestSupport
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import DialtoneServer

@Suite struct HandshakeLimiterTests {
    private static let attacker = "192.0.2.7"

    private func admitted(
        _ count: Int,
        _ address: String,
        _ limiter: HandshakeLimiter,
        at seconds: Int64
    ) throws -> Int {
        let address = try #require(IPAddress(address))
        let now = NIODeadline.uptimeNanoseconds(1_000_000_000_000) + .seconds(seconds)
        return (0..<count).count { _ in limiter.admits(address, at: now) }
    }

    @Test func `an address may begin ten seconds' worth at once, and then the rate`() throws {
        let limiter = HandshakeLimiter(rate: 5)
        #expect(try admitted(1_000, Self.attacker, limiter, at: 0) == 50)
        #expect(try admitted(1_000, Self.attacker, limiter, at: 1) == 5)
        #expect(try admitted(1_000, Self.attacker, limiter, at: 3) == 10)
        #expect(try admitted(1_000, Self.attacker, limiter, at: 3_600) == 50)
    }

    @Test func `an attack from one address leaves the others alone`() throws {
        let limiter = HandshakeLimiter(rate: 1)
        _ = try admitted(100_000, Self.attacker, limiter, at: 0)
        var total = 0
        for other in 0..<200 {
            total += try admitted(1, "198.51.100.\(other)", limiter, at: 0)
        }
        // Each shares its place with the attacker once in 16,384 times.
        #expect(total >= 198)
    }

    @Test func `the addresses of an IPv6 network count as one, and mapped ones as IPv4`() throws {
        let limiter = HandshakeLimiter(rate: 1)
        var total = 0
        for host in 1...100 { total += try admitted(1, "2001:db8:1:2::\(host)", limiter, at: 0) }
        #expect(total == 10)
        _ = try admitted(100, Self.attacker, limiter, at: 0)
        #expect(try admitted(1, "::ffff:\(Self.attacker)", limiter, at: 0) == 0)
    }

    @Test func `an IPv6 network of 48 bits has eight times the rate of an address`() throws {
        let limiter = HandshakeLimiter(rate: 1)
        var total = 0
        for network in 0..<1_000 {
            total += try admitted(1, "2001:db8:1:\(String(network, radix: 16))::1", limiter, at: 0)
        }
        #expect(total == 80)
        #expect(try admitted(1, "2001:db8:2::1", limiter, at: 0) == 1)
    }

    @Test func `a rate of zero is no limit`() throws {
        #expect(try admitted(10_000, Self.attacker, HandshakeLimiter(rate: 0), at: 0) == 10_000)
    }

    @Test func `a new rate counts at once, also after none`() throws {
        let limiter = HandshakeLimiter(rate: 0)
        limiter.set(rate: 1)
        #expect(try admitted(100, Self.attacker, limiter, at: 0) == 10)
        limiter.set(rate: 5)
        #expect(try admitted(100, Self.attacker, limiter, at: 10) == 50)
        limiter.set(rate: 0)
        #expect(try admitted(100, Self.attacker, limiter, at: 10) == 100)
    }

    @Test func `refusals are reported once a minute, with their number`() throws {
        let limiter = HandshakeLimiter(rate: 1)
        _ = try admitted(15, Self.attacker, limiter, at: 0)
        let start = NIODeadline.uptimeNanoseconds(0)
        #expect(limiter.takeReport(at: start) == 5)
        _ = try admitted(7, Self.attacker, limiter, at: 0)
        #expect(limiter.takeReport(at: start + .seconds(59)) == nil)
        #expect(limiter.takeReport(at: start + .seconds(60)) == 7)
    }
}

/// Tests what the gate lets through, on a connection without a network.
@Suite struct HandshakeGateTests {
    private let metrics = ServerMetrics()

    private func passed(
        from peer: String,
        through limiter: HandshakeLimiter,
        trusting proxies: TrustedProxies = TrustedProxies(),
        reported: String? = nil
    ) throws -> Bool {
        let client = reported.flatMap { IPAddress($0) }
        let gate = HandshakeGate(
            limiter,
            noting: HandshakeRecord(in: metrics.connections),
            logger: .silent,
            trusting: proxies.trusts,
            reported: { client }
        )
        let channel = EmbeddedChannel(handler: gate)
        channel.remoteAddress = try SocketAddress(ipAddress: peer, port: 4_000)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 443)).wait()
        channel.remoteAddress = try SocketAddress(ipAddress: peer, port: 4_000)
        try channel.writeInbound(ByteBuffer(string: "hello"))
        let isPassed = try channel.readInbound(as: ByteBuffer.self) != nil
        #expect(channel.isActive == isPassed)
        return isPassed
    }

    @Test func `a connection beyond the limit is closed before its handshake`() throws {
        let limiter = HandshakeLimiter(rate: 1)
        let outcomes = try (0..<12).map { _ in
            try passed(from: "192.0.2.7", through: limiter)
        }
        #expect(outcomes == Array(repeating: true, count: 10) + [false, false])
        let counted = #"dialtone_tls_handshakes_failed_total{reason="rateLimit"} 2"#
        #expect(metrics.registry.text.contains(counted))
        #expect(try passed(from: "198.51.100.1", through: limiter))
    }

    @Test func `with the PROXY protocol, the client counts and not the proxy`() throws {
        let limiter = HandshakeLimiter(rate: 1)
        for client in 1...50 {
            #expect(
                try passed(from: "10.0.0.1", through: limiter, reported: "192.0.2.\(client)")
            )
        }
        let attacker = try (0..<12).count { _ in
            try passed(from: "10.0.0.1", through: limiter, reported: "198.51.100.1")
        }
        #expect(attacker == 10)
    }

    @Test func `a trusted proxy that connects by TLS is not limited`() throws {
        var proxies = TrustedProxies()
        proxies.networks = [try #require(IPNetwork("10.0.0.0/8"))]
        let limiter = HandshakeLimiter(rate: 1)
        for _ in 0..<30 {
            #expect(try passed(from: "10.0.0.1", through: limiter, trusting: proxies))
        }
    }
}
