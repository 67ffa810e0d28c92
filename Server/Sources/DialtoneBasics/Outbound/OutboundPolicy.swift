/// The addresses that the server may connect to when a URL comes from a project's configuration.
///
/// Such a URL must not lead into the operator's own network, or to a cloud's metadata service. Only
/// the operator can allow that.
package struct OutboundPolicy: Hashable, Sendable {
    /// Whether `http` is allowed; it sends secrets unencrypted.
    package var allowsPlainHTTP = false

    /// The networks that are allowed in addition to public addresses.
    package var networks: [IPNetwork] = []

    /// The host names, in lower case, that may resolve to any address.
    package var hosts: Set<String> = []

    package init() {}

    /// The policy of a development server: loopback and private networks are allowed.
    package static var development: Self {
        var policy = Self()
        policy.allowsPlainHTTP = true
        policy.networks = [
            "127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7",
        ].compactMap(IPNetwork.init)
        return policy
    }

    /// The policy for URLs that only the operator can set: every address is allowed.
    package static var unrestricted: Self {
        var policy = Self()
        policy.allowsPlainHTTP = true
        policy.networks = ["0.0.0.0/0", "::/0"].compactMap(IPNetwork.init)
        return policy
    }

    /// Adds the entries of an allowlist: networks, addresses and host names.
    ///
    /// Returns the first entry that is not valid, or `nil`.
    package mutating func allow(_ entries: [String]) -> String? {
        for entry in entries {
            if let network = IPNetwork(entry) {
                networks.append(network)
            } else if entry.wholeMatch(of: /[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?/) != nil {
                hosts.insert(entry.lowercased())
            } else {
                return entry
            }
        }
        return nil
    }

    /// Whether a request to the host `host` may connect to `address`.
    package func allows(_ address: IPAddress, for host: String) -> Bool {
        if hosts.contains(host) { return true }
        if let embedded = address.embedded, !allows(embedded) { return false }
        return allows(address)
    }

    private func allows(_ address: IPAddress) -> Bool {
        address.isPublic || networks.contains { $0.contains(address) }
    }
}
