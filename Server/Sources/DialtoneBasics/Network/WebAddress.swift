package import Foundation

/// An `http` or `https` URL that all programs interpret in the same way.
///
/// Text that browsers and Foundation interpret differently, such as a backslash before an `@`, is
/// rejected: otherwise the server would check one host and the browser visit another.
package struct WebAddress: Sendable {
    private static let lengthLimit = 2_048

    package let parts: URLComponents

    /// The host, in lower case.
    package let host: String

    /// `nil` for any other text, and for a URL with a user name or password.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host?.lowercased(), !host.isEmpty,
            parts.user == nil, parts.password == nil
        else { return nil }
        self.parts = parts
        self.host = host
    }

    /// The origin as browsers write it: without a path, and without the scheme's default port.
    package var origin: String {
        let scheme = parts.scheme?.lowercased() ?? ""
        let standard = scheme == "https" ? 443 : 80
        let port = parts.port.flatMap { $0 == standard ? nil : ":\($0)" } ?? ""
        return "\(scheme)://\(host)\(port)"
    }
}
