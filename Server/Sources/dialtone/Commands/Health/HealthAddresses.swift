import DialtoneBasics
import DialtoneOutbound
import DialtoneServer
import Foundation

/// Where a server answers questions about its health.
struct HealthAddresses {
    /// The URL of the health checks.
    let base: String

    /// The URL of the admin listener, or of a development server; `nil` if there is none.
    let admin: String?
    let outbound: OutboundSettings

    /// Creates the addresses of a server without a configuration.
    ///
    /// A server on this machine may be a development server, which has its admin API there.
    init(url: String) {
        base = Self.trimmed(url)
        let host = URL(string: url)?.host() ?? ""
        admin = LoopbackHost.contains(host) ? base : nil
        outbound = .development
    }

    init(of configuration: ServerConfiguration, url: String?) {
        base = url.map(Self.trimmed) ?? Self.url(of: Self.listener(of: configuration))
        admin = configuration.admin.listener.map(Self.url(of:))
        outbound = configuration.outbound.settings
    }

    /// The listener that the configuration has for health checks.
    static func listener(of configuration: ServerConfiguration) -> ListenerSettings {
        configuration.metrics.listener ?? configuration.listen.listener
    }

    /// Whether the text is the URL of a server, without a path.
    static func isBase(_ text: String) -> Bool {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return false }
        return ["", "/"].contains(url.path()) && url.query() == nil && url.fragment() == nil
    }

    private static func url(of listener: ListenerSettings) -> String {
        // A listener on all addresses of the machine can be reached on the loopback one.
        let host =
            switch listener.host {
            case "0.0.0.0", "": "127.0.0.1"
            case "::", "[::]": "[::1]"
            case let host where host.contains(":") && !host.hasPrefix("["): "[\(host)]"
            default: listener.host
            }
        return "http://\(host):\(listener.port)"
    }

    private static func trimmed(_ url: String) -> String {
        url.hasSuffix("/") ? String(url.dropLast()) : url
    }
}
