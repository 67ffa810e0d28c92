/// Where on the network a request came from, as far as it is counted.
package struct SendOrigin: Hashable, Sendable {
    /// One address of version 4; of version 6 the 64 bits that belong to one customer.
    package let address: String

    /// The 24 bits around an address of version 4, the 48 around one of version 6.
    package let network: String

    /// Requests of which nothing is known count as from one place, so that to hide where one
    /// comes from is no way around a limit.
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
