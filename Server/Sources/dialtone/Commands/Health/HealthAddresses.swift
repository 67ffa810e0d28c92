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

    /// Creates the addresses of a configured server; `nil` if its listener for health checks has no
    /// URL, because it is a UNIX socket or takes any free port.
    init?(of configuration: ServerConfiguration, url: String?) {
        guard
            let base = url.map(Self.trimmed) ?? Self.url(of: Self.listener(of: configuration))
        else { return nil }
        self.base = base
        admin = configuration.admin.listener.flatMap(Self.url(of:))
        outbound = configuration.outbound.settings
    }

    /// The listener that the configuration has for health checks.
    private static func listener(of configuration: ServerConfiguration) -> ListenerSettings {
        configuration.metrics.listener ?? configuration.listen.listener
    }

    /// Whether the text is the URL of a server, without a path.
    static func isBase(_ text: String) -> Bool {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return false }
        return ["", "/"].contains(url.path()) && url.query() == nil && url.fragment() == nil
    }

    private static func url(of listener: ListenerSettings) -> String? {
        guard case .port(let host, let port) = listener.address, port != 0 else { return nil }
        // A certificate is valid for the public name, not for an address of the machine.
        if listener.certificate != nil, let url = listener.publicURL { return trimmed(url) }
        // A listener on all addresses of the machine can be reached on the loopback one.
        var reachable = listener
        switch host {
        case "0.0.0.0", "": reachable.address = .port(host: "127.0.0.1", port: port)
        case "::", "[::]": reachable.address = .port(host: "::1", port: port)
        default: break
        }
        return reachable.url(at: port)
    }

    private static func trimmed(_ url: String) -> String {
        url.hasSuffix("/") ? String(url.dropLast()) : url
    }
}
