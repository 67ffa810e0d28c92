import Foundation

/// An address that people configured and the server calls.
///
/// It is checked once, and trusted to be well-formed from then on. Where its name leads to is
/// checked anew for each call.
package struct OutboundURL: Hashable, Sendable {
    /// The longest address that is taken.
    package static let lengthLimit = 2_048

    /// With scheme and host in lower case.
    package let text: String

    /// In lower case, without brackets.
    package let host: String

    /// Throws what is wrong with `text`, in words for the person who wrote it.
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
            throw .init("must not hold a user name or a password")
        }
        guard parts.fragment == nil else { throw .init("must not have a fragment") }
        guard let written = parts.percentEncodedHost?.lowercased(),
            let host = Self.host(in: written)
        else { throw .init("does not name a host") }
        if let port = parts.port, !(1...65_535).contains(port) {
            throw .init("does not name a port")
        }
        if let address = IPAddress(host), !policy.allows(address, for: host) {
            throw .init("leads into a network that is closed to it")
        }
        self.host = host
        self.text =
            "\(scheme)://\(written)" + (parts.port.map { ":\($0)" } ?? "")
            + parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// Only plain forms, so that nobody reads another host in them than the check did.
    private static func host(in written: String) -> String? {
        if written.hasPrefix("["), written.hasSuffix("]") {
            let inner = String(written.dropFirst().dropLast())
            return IPAddress(inner).map { _ in inner }
        }
        let isName = written.wholeMatch(of: /[a-z0-9]([a-z0-9._-]*[a-z0-9])?/) != nil
        return isName ? written : nil
    }
}

/// What is wrong with an address that somebody configured.
package struct InvalidOutboundURL: Error, Hashable {
    /// Follows the name of the field, as in "must begin with https://".
    package let problem: String

    init(_ problem: String) {
        self.problem = problem
    }
}

extension OutboundURL: CustomStringConvertible {
    /// Only the host: paths and queries of webhooks often hold a secret.
    package var description: String { "OutboundURL(\(host))" }
}
