import Foundation
import IdentityToolkit

/// Where the server is, and how its paths are spelled there.
struct ServerAddress: Hashable, Sendable {
    private let base: String
    private let includesHost: Bool

    /// A server of our own kind, which may live below a path; `nil` where `url` leads to none.
    init?(url: URL) {
        guard ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
            return nil
        }
        var base = url.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        self.base = base
        includesHost = false
    }

    /// An emulator: ours, or Google's, which only knows paths behind a host name.
    init?(emulatorHost: String, port: Int) {
        guard !emulatorHost.isEmpty else { return nil }
        let isIPv6 = emulatorHost.contains(":") && !emulatorHost.hasPrefix("[")
        base = "http://" + (isIPv6 ? "[\(emulatorHost)]" : emulatorHost) + ":\(port)"
        includesHost = true
    }

    /// The address of a call; `nil` where the base is no address at all.
    func url(
        for endpoint: EndpointPath,
        apiKey: String,
        query: [String: String] = [:]
    ) -> URL? {
        let path = includesHost ? "\(endpoint.host)/\(endpoint.path)" : endpoint.path
        guard var components = URLComponents(string: "\(base)/\(path)") else { return nil }
        let items = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0, value: $1) }
        components.queryItems = [URLQueryItem(name: "key", value: apiKey)] + items
        return components.url
    }

    /// The address of a page for people, at the server or at its other host name.
    func page(_ path: String, domain: String?) -> URL? {
        guard let domain, !domain.isEmpty else { return URL(string: "\(base)/\(path)") }
        let hasScheme = domain.hasPrefix("https://") || domain.hasPrefix("http://")
        return URL(string: "\(hasScheme ? "" : "https://")\(domain)/\(path)")
    }

    /// For diagnostics.
    var text: String { base }
}
