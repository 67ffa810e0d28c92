package import DialtoneBasics

/// The network origin of a request, at the granularity of the limits.
package struct SendOrigin: Hashable, Sendable {
    /// An IPv4 address, or the /64 of an IPv6 address, which belongs to one customer.
    package let address: String

    /// The /24 of an IPv4 address, or the /48 of an IPv6 address.
    package let network: String

    /// The shared origin of all requests whose address is unknown.
    ///
    /// They count together, so that hiding an address does not circumvent a limit.
    package static let unknown = Self(address: "unknown", network: "unknown")

    package init(address: String, network: String) {
        self.address = address
        self.network = network
    }

    package init(_ address: IPAddress?) {
        guard let address = address?.unmapped else {
            self = .unknown
            return
        }
        let (near, far) = address.isVersion4 ? (32, 24) : (64, 48)
        self.init(
            address: IPNetwork(around: address, bits: near).description,
            network: IPNetwork(around: address, bits: far).description
        )
    }
}
