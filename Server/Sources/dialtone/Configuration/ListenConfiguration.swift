import Configuration
import DialtoneCore
import DialtoneServer
import Foundation

/// Where the server listens for apps.
///
/// - `host` (string, default `127.0.0.1`): the address to listen on. Put a proxy that terminates
///   TLS in front of it.
/// - `port` (int, default `9099`, 0 to 65535): the port; 0 takes any free one.
/// - `publicURL` (string, required by `serve`): the address that apps and browsers use, such as
///   `https://auth.example.com`.
/// - `trustedProxies` (string array, default empty): networks (`10.2.0.0/16`) and addresses of
///   proxies that are believed about who is behind them.
/// - `proxyHeader` (string, default `X-Forwarded-For`): where they say it; or `Forwarded`.
struct ListenConfiguration: Sendable {
    let listener: ListenerSettings

    init(config: ConfigReader) throws {
        let host = config.string(forKey: "host", default: "127.0.0.1")
        let port = config.int(forKey: "port", default: 9_099)
        let publicURL = config.string(forKey: "publicURL")
        guard !host.isEmpty else { throw ConfigurationProblem("listen.host: must not be empty") }
        guard (0...65_535).contains(port) else {
            throw ConfigurationProblem("listen.port: must be 0 to 65535")
        }
        if let publicURL { try Self.check(publicURL: publicURL) }
        var listener = ListenerSettings(host: host, port: port)
        listener.publicURL = publicURL
        listener.trustedProxies = try Self.trustedProxies(config)
        self.listener = listener
    }

    private static func trustedProxies(_ config: ConfigReader) throws -> TrustedProxies {
        var proxies = TrustedProxies()
        proxies.networks = try config.stringArray(forKey: "trustedProxies", default: []).map {
            guard let network = IPNetwork($0) else {
                throw ConfigurationProblem(
                    "listen.trustedProxies: \($0) is neither a network nor an address"
                )
            }
            return network
        }
        let name = config.string(
            forKey: "proxyHeader",
            default: TrustedProxies.Header.forwardedFor.rawValue
        )
        let header = TrustedProxies.Header.allCases.first {
            $0.rawValue.lowercased() == name.lowercased()
        }
        guard let header else {
            throw ConfigurationProblem("listen.proxyHeader: must be X-Forwarded-For or Forwarded")
        }
        proxies.header = header
        return proxies
    }

    /// Throws unless the server's own address is configured.
    ///
    /// Links in mails, discovery documents and signed callbacks contain it. The `Host` of a request
    /// cannot replace it, since every caller chooses that.
    func checkPublicURL() throws {
        guard listener.publicURL == nil else { return }
        throw ConfigurationProblem(
            """
            listen.publicURL: is missing. Set it, or DIALTONE_LISTEN_PUBLIC_URL, to the address that \
            apps and browsers use, such as https://auth.example.com
            """
        )
    }

    private static func check(publicURL: String) throws {
        guard let parts = URLComponents(string: publicURL),
            ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false,
            parts.path.isEmpty, parts.query == nil, parts.fragment == nil
        else {
            throw ConfigurationProblem(
                "listen.publicURL: must be like https://auth.example.com, without a path"
            )
        }
    }
}
