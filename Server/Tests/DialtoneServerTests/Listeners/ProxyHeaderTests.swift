import DialtoneBasics
import NIOCore
import Testing

@testable import DialtoneServer

/// Tests the parser of PROXY protocol headers.
@Suite struct ProxyHeaderTests {
    /// A header of version 2: command, family and content.
    private static func binary(
        _ command: UInt8,
        _ family: UInt8,
        _ content: [UInt8],
        length: Int? = nil
    ) -> [UInt8] {
        let length = length ?? content.count
        return [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]
            + [command, family, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    private static let version4: [UInt8] = [203, 0, 113, 7, 10, 0, 0, 1, 0xC0, 0x00, 0x01, 0xBB]
    private static let version6: [UInt8] =
        [0x20, 0x01, 0x0D, 0xB8] + Array(repeating: 0, count: 11) + [7]
        + Array(repeating: 0, count: 16) + [0xC0, 0x00, 0x01, 0xBB]

    private func read(_ bytes: [UInt8]) -> ProxyHeader.Reading {
        ProxyHeader.read(ByteBuffer(bytes: bytes).readableBytesView)
    }

    @Test(arguments: [
        ("PROXY TCP4 203.0.113.7 10.0.0.1 49152 443\r\n", "203.0.113.7"),
        ("PROXY TCP6 2001:db8::7 2001:db8::1 49152 443\r\n", "2001:db8::7"),
        ("PROXY TCP4 203.0.113.7 10.0.0.1 0 65535\r\n", "203.0.113.7"),
    ])
    func `a header of version 1 has the client's address`(text: String, address: String) throws {
        let client = try #require(IPAddress(address))
        let header = Array(text.utf8)
        let complete = ProxyHeader.Reading.complete(.client(client), length: header.count)
        #expect(read(header) == complete)
        #expect(read(header + Array("GET / HTTP/1.1\r\n".utf8)) == complete)
    }

    @Test(arguments: ["PROXY UNKNOWN\r\n", "PROXY UNKNOWN ffff:f...f:ffff 1 2 3\r\n"])
    func `a header of version 1 can have no address`(text: String) {
        #expect(read(Array(text.utf8)) == .complete(.own, length: text.utf8.count))
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n", "PROXY\r\n", "PROXY \r\n", "proxy TCP4 203.0.113.7 10.0.0.1 1 2\r\n",
        "PROXY TCP4 203.0.113.7 10.0.0.1 49152\r\n", "PROXY TCP4 203.0.113.7 10.0.0.1 1 2 3\r\n",
        "PROXY TCP4  203.0.113.7 10.0.0.1 1 2\r\n", "PROXY TCP4 203.0.113.7 10.0.0.1 1 65536\r\n",
        "PROXY TCP4 203.0.113.7 10.0.0.1 -1 2\r\n", "PROXY TCP4 203.0.113.7 10.0.0.1 +1 2\r\n",
        "PROXY TCP4 2001:db8::7 2001:db8::1 1 2\r\n", "PROXY TCP6 203.0.113.7 10.0.0.1 1 2\r\n",
        "PROXY TCP4 example.com 10.0.0.1 1 2\r\n", "PROXY UDP4 203.0.113.7 10.0.0.1 1 2\r\n",
        "PROXY TCP4 203.0.113.7 10.0.0.1 1 2\n", "\n", "\r\n\r\nX",
    ])
    func `an invalid header of version 1 is refused`(text: String) {
        #expect(read(Array(text.utf8)) == .invalid)
    }

    @Test func `a line of version 1 that is too long is refused`() {
        let beginning = Array("PROXY UNKNOWN ".utf8)
        let filling = Array(repeating: UInt8(ascii: "x"), count: 107 - beginning.count)
        #expect(read(beginning + filling.dropLast()) == .incomplete)
        #expect(read(beginning + filling) == .invalid)
    }

    @Test func `a header of version 2 has the client's address`() throws {
        let client4 = try #require(IPAddress("203.0.113.7"))
        let client6 = try #require(IPAddress("2001:db8::7"))
        #expect(
            read(Self.binary(0x21, 0x11, Self.version4)) == .complete(.client(client4), length: 28)
        )
        #expect(
            read(Self.binary(0x21, 0x21, Self.version6)) == .complete(.client(client6), length: 52)
        )
        // Extensions after the addresses are skipped.
        let extended = Self.version4 + [0x05, 0x00, 0x02, 0x01, 0x02]
        #expect(
            read(Self.binary(0x21, 0x11, extended) + [1]) == .complete(.client(client4), length: 33)
        )
    }

    @Test func `a header of version 2 can have no address`() {
        #expect(read(Self.binary(0x20, 0x00, [])) == .complete(.own, length: 16))
        #expect(read(Self.binary(0x20, 0x11, Self.version4)) == .complete(.own, length: 28))
        #expect(read(Self.binary(0x21, 0x00, [])) == .complete(.own, length: 16))
        let sockets = Array(repeating: UInt8(0), count: 216)
        #expect(read(Self.binary(0x21, 0x31, sockets)) == .complete(.own, length: 232))
    }

    @Test func `an invalid header of version 2 is refused`() {
        #expect(read(Self.binary(0x11, 0x11, Self.version4)) == .invalid)
        #expect(read(Self.binary(0x22, 0x11, Self.version4)) == .invalid)
        #expect(read(Self.binary(0x21, 0x12, Self.version4)) == .invalid)
        #expect(read(Self.binary(0x21, 0x41, Self.version4)) == .invalid)
        #expect(read(Self.binary(0x21, 0x11, Array(Self.version4.dropLast()))) == .invalid)
        #expect(read(Self.binary(0x21, 0x21, Self.version4)) == .invalid)
        #expect(read(Self.binary(0x21, 0x11, Self.version4, length: 4_081)) == .invalid)
        #expect(read(Self.binary(0x21, 0x11, Self.version4, length: 4_080)) == .incomplete)
    }

    @Test func `every beginning of a header is incomplete`() {
        let headers = [
            Array("PROXY TCP4 203.0.113.7 10.0.0.1 49152 443\r\n".utf8),
            Self.binary(0x21, 0x21, Self.version6),
        ]
        for header in headers {
            for length in header.indices {
                #expect(read(Array(header.prefix(length))) == .incomplete, "\(length)")
            }
        }
    }
}
