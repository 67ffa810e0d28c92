import Configuration
import DialtoneCore
import DialtoneOutbound

/// Where the server connects to when people who configure a project name an address.
///
/// - `allow` (string array, default empty): networks (`10.2.0.0/16`), addresses and host names
///   that are open to them besides the internet.
/// - `allowPlainHTTP` (bool, default `false`): whether such an address may begin with `http://`.
/// - `authorities` (string, optional): a file of PEM certificates that are trusted besides those
///   of the machine.
struct OutboundConfiguration: Sendable {
    let policy: OutboundPolicy
    private let authoritiesFile: String?

    init(config: ConfigReader) throws {
        var policy = OutboundPolicy()
        policy.allowsPlainHTTP = config.bool(forKey: "allowPlainHTTP", default: false)
        if let entry = policy.allow(config.stringArray(forKey: "allow", default: [])) {
            throw ConfigurationProblem(
                "outbound.allow: \(entry) is neither a network nor a host name"
            )
        }
        self.policy = policy
        authoritiesFile = config.string(forKey: "authorities")
    }

    private init(policy: OutboundPolicy, authoritiesFile: String? = nil) {
        self.policy = policy
        self.authoritiesFile = authoritiesFile
    }

    /// The same with one more host, to which the operator's own configuration leads.
    func open(to host: String) -> OutboundConfiguration {
        var policy = policy
        policy.allowsPlainHTTP = true
        policy.hosts.insert(host.lowercased())
        return OutboundConfiguration(policy: policy, authoritiesFile: authoritiesFile)
    }

    /// A development server calls its own machine and the networks at home as well.
    static let development = OutboundConfiguration(policy: .development)

    func client() throws -> OutboundClient { try client(by: policy) }

    /// For addresses that only the operator writes, such as those of SMS gateways.
    func operatorsClient() throws -> OutboundClient { try client(by: .unrestricted) }

    private func client(by policy: OutboundPolicy) throws -> OutboundClient {
        do {
            return try OutboundClient(policy: policy, authoritiesFile: authoritiesFile)
        } catch {
            throw ConfigurationProblem(
                "outbound.authorities: \(authoritiesFile ?? "") holds no certificates in PEM"
            )
        }
    }
}
