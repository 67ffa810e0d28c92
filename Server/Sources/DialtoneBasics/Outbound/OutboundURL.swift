import Foundation

/// A URL from a configuration that the server sends requests to.
///
/// The URL is validated once. The addresses of its host are checked for each request.
package struct OutboundURL: Hashable, Sendable {
    /// The maximum length of a URL, in bytes.
    package static let lengthLimit = 2_048

    /// The URL, with scheme and host in lower case.
    package let text: String

    /// The host, in lower case and without brackets.
    package let host: String

    /// Validates `text`; throws a description of the problem for the user who entered it.
    package init(checking text: String, by policy: OutboundPolicy) throws(InvalidOutboundURL) {
        guard text.utf8.count <= Self.lengthLimit else { throw .init("is too long") }
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
            let parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased()
        else { throw .init("is not a URL") }
        guard scheme == "https" || scheme == "http" && policy.allowsPlainHTTP else {
            throw .init("must begin with https://")
        }
        guard parts.user == nil, parts.password == nil else {
            throw .init("must not contain a user name or password")
        }
        guard parts.fragment == nil else { throw .init("must not have a fragment") }
        guard let written = parts.percentEncodedHost?.lowercased(),
            let host = Self.host(in: written)
        else { throw .init("has no host") }
        if let port = parts.port, !(1...65_535).contains(port) {
            throw .init("has an invalid port")
        }
        if let address = IPAddress(host), !policy.allows(address, for: host) {
            throw .init("points to a network that is not allowed")
        }
        self.host = host
        self.text =
            "\(scheme)://\(written)" + (parts.port.map { ":\($0)" } ?? "")
            + parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// Accepts only plain forms, so that no other parser finds a different host in them.
    private static func host(in written: String) -> String? {
        if written.hasPrefix("["), written.hasSuffix("]") {
            let inner = String(written.dropFirst().dropLast())
            return IPAddress(inner).map { _ in inner }
        }
        let isName = written.wholeMatch(of: /[a-z0-9]([a-z0-9._-]*[a-z0-9])?/) != nil
        return isName ? written : nil
    }
}

/// The problem with a configured URL.
package struct InvalidOutboundURL: Error, Hashable {
    /// The problem, worded to follow the field's name: "must begin with https://".
    package let problem: String

    init(_ problem: String) {
        self.problem = problem
    }
}

extension OutboundURL: CustomStringConvertible {
    /// Only the host, because paths and queries of webhooks often contain a secret.
    package var description: String { "OutboundURL(\(host))" }
}
