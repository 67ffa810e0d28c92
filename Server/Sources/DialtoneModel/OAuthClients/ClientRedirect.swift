import DialtoneBasics
import Foundation

/// An address that a client's users return to.
package struct ClientRedirect: Hashable, Sendable {
    private static let lengthLimit = 1_024

    package enum Kind: Hashable, Sendable {
        /// An `https` page, or the `https` link of an app.
        case web

        /// A port of the user's own machine, by its IP address.
        case loopback

        /// The same by name, which other software on the machine could redirect.
        case localhost

        /// A URL scheme of an app, in the reversed form of a domain.
        case app
    }

    package let text: String
    package let kind: Kind

    /// The text without the port, if it is a loopback address.
    private let withoutPort: String?

    /// Returns `nil` for a text that programs could interpret differently, or that is not safe.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit, text.utf8.allSatisfy(Self.isPlain),
            let parts = URLComponents(string: text), let scheme = parts.scheme,
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        self.text = text
        switch scheme {
        case "https":
            guard let address = WebAddress(text), Self.isPlain(host: address.host) else {
                return nil
            }
            kind = .web
            withoutPort = nil
        case "http":
            guard let address = WebAddress(text) else { return nil }
            if let match = text.wholeMatch(of: Self.loopback) {
                let port = match.output.2
                guard port.map({ UInt16($0) != nil }) ?? true else { return nil }
                kind = .loopback
                withoutPort = "\(match.output.1)\(match.output.3)"
            } else if address.host == "localhost" || address.host.hasSuffix(".localhost"),
                Self.isPlain(host: address.host)
            {
                kind = .localhost
                withoutPort = nil
            } else {
                return nil
            }
        default:
            guard scheme.wholeMatch(of: /[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+/) != nil else {
                return nil
            }
            kind = .app
            withoutPort = nil
        }
    }

    /// Whether both are loopback addresses that are equal except for their ports.
    func differsInPort(from other: ClientRedirect) -> Bool {
        withoutPort != nil && withoutPort == other.withoutPort
    }

    /// Whether another app of the user's device could receive what is sent to the address.
    ///
    /// Any app can register the scheme, or listen on a port.
    package var canBeClaimedByOthers: Bool { kind != .web }

    /// The source of a Content-Security-Policy that allows a form to lead to the address.
    ///
    /// A policy cannot name an IPv6 address, so the scheme stands for it.
    package var policySource: String {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme else { return "" }
        guard kind != .app, let host = parts.host, !host.contains(":") else { return "\(scheme):" }
        return "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
    }

    /// Returns the address with parameters added to its query.
    package func adding(_ parameters: [(name: String, value: String)]) -> String {
        guard !parameters.isEmpty else { return text }
        return text + (text.contains("?") ? "&" : "?") + FormText.encode(parameters)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}'".utf8.contains(byte)
    }

    /// Whether the host is a name of ASCII letters or an address, so that it can be part of a policy.
    private static func isPlain(host: String) -> Bool {
        host.wholeMatch(of: /[a-z0-9.-]+|\[?[0-9a-f:.]+\]?/) != nil
    }

    /// The parts: up to the host, the port, and the rest.
    private static var loopback: Regex<(Substring, Substring, Substring?, Substring)> {
        /(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::([1-9][0-9]{0,4}))?((?:[\/?].*)?)/
    }
}
