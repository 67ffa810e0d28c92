import DialtoneBasics
import Configuration
import DialtoneServer
import Foundation

/// The listener for apps.
///
/// - `host` (string, default `127.0.0.1`): the address to listen on. Put a proxy that terminates
///   TLS in front of it.
/// - `port` (int, default `9099`, 0 to 65535): the port; 0 selects any free one.
/// - `publicURL` (string, required by `serve`): the address that apps and browsers use, such as
///   `https://auth.example.com`.
/// - `trustedProxies` (string array, default empty): networks (`10.2.0.0/16`) and addresses of
///   proxies that are trusted to report the client's address.
/// - `proxyHeader` (string, default `X-Forwarded-For`): the header with the client's address; or
///   `Forwarded`.
struct ListenConfiguration: Sendable {
    let listener: ListenerSettings

    init(config: ConfigReader) throws {
        let host = config.string(forKey: "host", default: "127.0.0.1")
        let port = config.int(forKey: "port", default: 9_099)
        let publicURL = config.string(forKey: "publicURL")
        var problems = ConfigurationProblems()
        problems.require(!host.isEmpty, "listen.host: must not be empty")
        problems.require((0...65_535).contains(port), "listen.port: must be 0 to 65535")
        if let publicURL {
            problems.require(
                Self.isOrigin(publicURL),
                "listen.publicURL: must have the form https://auth.example.com, without a path"
            )
        }
        var listener = ListenerSettings(host: host, port: port)
        listener.publicURL = publicURL
        listener.trustedProxies = Self.trustedProxies(config, &problems)
        try problems.check()
        self.listener = listener
    }

    private static func trustedProxies(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> TrustedProxies {
        var proxies = TrustedProxies()
        for text in config.stringArray(forKey: "trustedProxies", default: []) {
            if let network = IPNetwork(text) {
                proxies.networks.append(network)
            } else {
                problems.note(
                    "listen.trustedProxies: \(text) is neither a network nor an IP address"
                )
            }
        }
        let name = config.string(
            forKey: "proxyHeader",
            default: TrustedProxies.Header.forwardedFor.rawValue
        )
        let header = TrustedProxies.Header.allCases.first {
            $0.rawValue.lowercased() == name.lowercased()
        }
        if let header {
            proxies.header = header
        } else {
            problems.note("listen.proxyHeader: must be X-Forwarded-For or Forwarded")
        }
        return proxies
    }

    /// What a server without its own address is refused with.
    ///
    /// Links in mails, discovery documents and signed callbacks contain the address. The `Host` of
    /// a request cannot replace it, since every caller chooses that.
    static let missingPublicURL = """
        listen.publicURL: is missing. Set it, or DIALTONE_LISTEN_PUBLIC_URL, to the address that \
        apps and browsers use, such as https://auth.example.com
        """

    static func isOrigin(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text) else { return false }
        return ["http", "https"].contains(parts.scheme) && parts.host?.isEmpty == false
            && parts.path.isEmpty && parts.query == nil && parts.fragment == nil
    }
}
