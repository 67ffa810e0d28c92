/// The service that credentials are for, and the pages and apps that may use them.
package struct RelyingParty: Hashable, Sendable {
    /// The RP ID: a domain.
    package let id: String

    package let origins: AllowedOrigins

    /// Whether authenticators must verify the user, for example by fingerprint or PIN.
    package var requiresUserVerification = true

    package init(id: String, origins: AllowedOrigins) {
        self.id = id
        self.origins = origins
    }
}

/// The origins that may use the credentials of a relying party.
package struct AllowedOrigins: Hashable, Sendable {
    /// Origins as browsers and systems write them, such as `https://example.com`,
    /// `https://example.com:8443` or `android:apk-key-hash:…`.
    private let exact: Set<String>

    /// Whether pages of `localhost` are allowed, with `http` or `https` and any port.
    private let includesLocalhost: Bool

    package init(_ exact: Set<String>, includingLocalhost includesLocalhost: Bool = false) {
        self.exact = exact
        self.includesLocalhost = includesLocalhost
    }

    package func contains(_ origin: String) -> Bool {
        exact.contains(origin) || (includesLocalhost && Self.isLocalhost(origin))
    }

    private static func isLocalhost(_ origin: String) -> Bool {
        for scheme in ["http", "https"] {
            let host = "\(scheme)://localhost"
            if origin == host { return true }
            guard origin.hasPrefix(host + ":") else { continue }
            let port = origin.utf8.dropFirst(host.utf8.count + 1)
            return (1...5).contains(port.count)
                && port.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        return false
    }
}
