/// A range of IP addresses that share a prefix.
package struct IPNetwork: Hashable, Sendable {
    let address: IPAddress

    /// The number of leading bits that the addresses share.
    package let prefixLength: Int

    init(address: IPAddress, prefixLength: Int) {
        self.address = address
        self.prefixLength = prefixLength
    }

    /// Parses CIDR notation such as `10.0.0.0/8` or `fc00::/7`, or a single address.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let first = parts.first, let address = IPAddress(String(first)) else { return nil }
        let bits = address.bytes.count * 8
        switch parts.count {
        case 1:
            prefixLength = bits
        case 2:
            guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let length = Int(parts[1]), length <= bits
            else { return nil }
            prefixLength = length
        default:
            return nil
        }
        self.address = address
    }

    package var isVersion4: Bool { address.isVersion4 }

    /// Whether its first address is publicly routable.
    package var isPublic: Bool { address.isPublic }

    package func contains(_ other: IPAddress) -> Bool {
        guard other.bytes.count == address.bytes.count else { return false }
        let whole = prefixLength / 8
        guard other.bytes.prefix(whole).elementsEqual(address.bytes.prefix(whole)) else {
            return false
        }
        let rest = prefixLength % 8
        guard rest > 0 else { return true }
        return (other.bytes[whole] ^ address.bytes[whole]) >> UInt8(8 - rest) == 0
    }
}

extension IPNetwork {
    /// The network of the first `bits` bits of `address`; the other bits are set to zero.
    package init(around address: IPAddress, bits: Int) {
        var bytes = address.bytes
        for index in bytes.indices {
            let kept = min(8, max(0, bits - index * 8))
            bytes[index] &= UInt8(truncatingIfNeeded: 0xff << (8 - kept))
        }
        self.init(address: IPAddress(bytes: bytes) ?? address, prefixLength: bits)
    }
}

extension IPNetwork: CustomStringConvertible {
    package var description: String { "\(address)/\(prefixLength)" }
}
