#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An IPv4 or IPv6 address, as bytes in network order.
package struct IPAddress: Hashable, Sendable {
    /// Four bytes (IPv4) or sixteen bytes (IPv6).
    package let bytes: [UInt8]

    /// `nil` unless `bytes` has four or sixteen elements.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Parses an address such as `192.0.2.1` or `2001:db8::1`.
    ///
    /// Names, brackets, zones and other number formats are not accepted.
    package init?(_ text: String) {
        var version4 = in_addr()
        var version6 = in6_addr()
        if inet_pton(AF_INET, text, &version4) == 1 {
            bytes = withUnsafeBytes(of: version4) { Array($0) }
        } else if inet_pton(AF_INET6, text, &version6) == 1 {
            bytes = withUnsafeBytes(of: version6) { Array($0) }
        } else {
            return nil
        }
    }

    package var isVersion4: Bool { bytes.count == 4 }

    /// The address with an IPv4-mapped form converted to IPv4.
    ///
    /// A dual-stack IPv6 socket shows IPv4 addresses in the IPv4-mapped form.
    package var unmapped: IPAddress {
        guard bytes.starts(with: Self.mappedPrefix) else { return self }
        return IPAddress(bytes: Array(bytes.dropFirst(Self.mappedPrefix.count))) ?? self
    }

    private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]

    /// The IPv4 address that is embedded in this IPv6 address, if any.
    ///
    /// An address that is refused in its own form must not be accepted in a translated form:
    /// IPv4-mapped, IPv4-compatible, 6to4, or NAT64 with the well-known prefix.
    package var embedded: IPAddress? {
        guard !isVersion4 else { return nil }
        let places: [(prefix: [UInt8], offset: Int)] = [
            (Self.mappedPrefix, 12),
            (Array(repeating: 0, count: 12), 12),
            ([0x20, 0x02], 2),
            ([0x00, 0x64, 0xff, 0x9b] + Array(repeating: 0, count: 8), 12),
        ]
        for place in places where bytes.starts(with: place.prefix) {
            return IPAddress(bytes: Array(bytes[place.offset..<place.offset + 4]))
        }
        return nil
    }
}

extension IPAddress: CustomStringConvertible {
    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = isVersion4 ? AF_INET : AF_INET6
        guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(
            decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self
        )
    }
}

extension IPAddress {
    /// Whether the address is publicly routable, according to IANA's special-purpose registries.
    ///
    /// For IPv6, it tests for the allocated range (2000::/3) instead of a list of exclusions, so
    /// that an unforeseen special form is not accepted.
    package var isPublic: Bool {
        guard !isVersion4 else { return !Self.special4.contains { $0.contains(self) } }
        return Self.global6.contains { $0.contains(self) }
            && !Self.special6.contains { $0.contains(self) }
    }

    private static let special4 = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
        "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    ].compactMap(IPNetwork.init)

    private static let global6 = ["2000::/3"].compactMap(IPNetwork.init)

    private static let special6 = [
        "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    ].compactMap(IPNetwork.init)
}
