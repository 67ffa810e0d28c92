package import DialtoneBasics

extension TrustedProxies {
    /// The networks that contain every address of their version, so that each client is trusted.
    package var boundless: [IPNetwork] { networks.filter { $0.prefixLength == 0 } }

    /// The networks that are larger than those of any operator of proxies, such as a content
    /// delivery network.
    package var wide: [IPNetwork] {
        networks.filter { network in
            let (length, isPublic) = (network.prefixLength, network.isPublic)
            guard length > 0 else { return false }
            return network.isVersion4
                ? length < 8 || length < 12 && isPublic : length < 7 || length < 28 && isPublic
        }
    }

    /// Why clients can choose their address, as a sentence without a period; `nil` if they cannot.
    package var concern: String? {
        if !boundless.isEmpty {
            return
                "listen.trustedProxies contains \(Self.list(boundless)): every client can choose its "
                + "address, so no limit by address works"
        }
        guard !wide.isEmpty else { return nil }
        return
            "listen.trustedProxies contains \(Self.list(wide)), a large part of the internet: its "
            + "clients can choose their address"
    }

    private static func list(_ networks: [IPNetwork]) -> String {
        networks.map(\.description).joined(separator: ", ")
    }
}
