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
