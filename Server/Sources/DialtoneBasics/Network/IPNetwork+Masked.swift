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
