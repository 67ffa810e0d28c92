package import DialtoneBasics
package import DialtoneTracing

/// Where the server may connect to, and whose certificates it trusts.
package struct OutboundSettings: Sendable {
    package let policy: OutboundPolicy

    /// A file of PEM certificates that are trusted in addition to the system's.
    package let authoritiesFile: String?

    /// Traces the requests that belong to no other trace; `nil` if they are not traced.
    package var tracer: NodeTracer?

    package init(policy: OutboundPolicy, authoritiesFile: String? = nil) {
        self.policy = policy
        self.authoritiesFile = authoritiesFile
    }

    /// A development server also connects to its own machine and to private networks.
    package static let development = OutboundSettings(policy: .development)

    /// The same settings with one more host, which the operator's own configuration names.
    package func open(to host: String) -> OutboundSettings {
        var policy = policy
        policy.allowsPlainHTTP = true
        policy.hosts.insert(host.lowercased())
        var settings = OutboundSettings(policy: policy, authoritiesFile: authoritiesFile)
        settings.tracer = tracer
        return settings
    }

    /// Throws ``InvalidAuthorities`` if the file of certificates cannot be read.
    package func client() throws(InvalidAuthorities) -> OutboundClient { try client(by: policy) }

    /// A client for addresses that only operators can set, such as those of SMS gateways.
    package func operatorsClient() throws(InvalidAuthorities) -> OutboundClient {
        try client(by: .unrestricted)
    }

    private func client(by policy: OutboundPolicy) throws(InvalidAuthorities) -> OutboundClient {
        do {
            return try OutboundClient(
                policy: policy,
                authoritiesFile: authoritiesFile,
                tracer: tracer
            )
        } catch {
            throw InvalidAuthorities(file: authoritiesFile ?? "")
        }
    }
}

/// A file that should contain PEM certificates cannot be read, or contains none.
package struct InvalidAuthorities: Error, Hashable {
    package let file: String
}
