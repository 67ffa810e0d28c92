/// Where the server connects to when an address comes from people who configure a project.
///
/// Such an address must not lead into the operator's own network, or to the metadata service of
/// a cloud. Only the operator can open a way there.
package struct OutboundPolicy: Hashable, Sendable {
    /// Whether `http` will do; it shows secrets to the network it crosses.
    package var allowsPlainHTTP = false

    /// Networks that are allowed besides the open internet.
    package var networks: [IPNetwork] = []

    /// Host names, in lower case, that may lead anywhere.
    package var hosts: Set<String> = []

    package init() {}

    /// What a development server allows: itself and the networks at home.
    package static var development: Self {
        var policy = Self()
        policy.allowsPlainHTTP = true
        policy.networks = [
            "127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7",
        ].compactMap(IPNetwork.init)
        return policy
    }

    /// For addresses that the operator alone writes: they may lead anywhere.
    package static var unrestricted: Self {
        var policy = Self()
        policy.allowsPlainHTTP = true
        policy.networks = ["0.0.0.0/0", "::/0"].compactMap(IPNetwork.init)
        return policy
    }

    /// Takes the entries of an allow list: networks, addresses and host names.
    ///
    /// Returns the first entry that is none of these.
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

    /// Whether a connection to `address` may be made for a URL that names `host`.
    package func allows(_ address: IPAddress, for host: String) -> Bool {
        if hosts.contains(host) { return true }
        if let embedded = address.embedded, !allows(embedded) { return false }
        return allows(address)
    }

    private func allows(_ address: IPAddress) -> Bool {
        address.isPublic || networks.contains { $0.contains(address) }
    }
}
