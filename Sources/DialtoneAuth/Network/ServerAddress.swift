import Foundation
import IdentityToolkit

/// The server's base URL, and the format of its paths.
struct ServerAddress: Hashable, Sendable {
    private let base: String
    private let includesHost: Bool

    /// The address of a Dialtone server, which may run below a path; `nil` if `url` is not usable.
    init?(url: URL) {
        guard ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
            return nil
        }
        var base = url.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        self.base = base
        includesHost = false
    }

    /// The address of an emulator, Dialtone's or Google's, whose paths begin with a host name.
    init?(emulatorHost: String, port: Int) {
        guard !emulatorHost.isEmpty else { return nil }
        let isIPv6 = emulatorHost.contains(":") && !emulatorHost.hasPrefix("[")
        base = "http://" + (isIPv6 ? "[\(emulatorHost)]" : emulatorHost) + ":\(port)"
        includesHost = true
    }

    /// Returns the URL of a call; `nil` if the base is not a URL.
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

    /// Returns the URL of a page, on the server or on its other domain.
    func page(_ path: String, domain: String?) -> URL? {
        guard let domain, !domain.isEmpty else { return URL(string: "\(base)/\(path)") }
        let hasScheme = domain.hasPrefix("https://") || domain.hasPrefix("http://")
        return URL(string: "\(hasScheme ? "" : "https://")\(domain)/\(path)")
    }

    /// The address for diagnostics.
    var text: String { base }
}
