#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An address of version 4 or 6, as the bytes that go over the wire.
package struct IPAddress: Hashable, Sendable {
    /// Four bytes or sixteen.
    package let bytes: [UInt8]

    /// `nil` unless there are four bytes or sixteen.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Takes `192.0.2.1` and `2001:db8::1`; no name, no brackets, no zone, no other number forms.
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

    /// The same in the form that it has on a socket of its own version.
    ///
    /// A socket of version 6 that takes both shows those of version 4 as IPv4-mapped ones.
    package var unmapped: IPAddress {
        guard bytes.starts(with: Self.mappedPrefix) else { return self }
        return IPAddress(bytes: Array(bytes.dropFirst(Self.mappedPrefix.count))) ?? self
    }

    private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]

    /// The address of version 4 that a gateway would make of this one, if it would.
    ///
    /// What is refused in its own form must not get through in a translated one: IPv4-mapped and
    /// -compatible, 6to4, and NAT64 with the well-known prefix.
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
