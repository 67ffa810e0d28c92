import Foundation

/// An address at which an app goes on after an action, on a host that the project knows.
package struct ContinueURL: Hashable, Sendable {
    private static let lengthLimit = 2_048

    package let text: String

    /// Throws for what is no address of the web, and for one on a host that `settings` do not list.
    package init(checking text: String, by settings: ProjectSettings) throws(Refusal) {
        guard text.utf8.count <= Self.lengthLimit,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host?.lowercased(), !host.isEmpty,
            parts.user == nil, parts.password == nil
        else { throw .invalidContinueURL }
        guard settings.authorizedDomains.contains(where: { $0.lowercased() == host }) else {
            throw .unauthorizedDomain
        }
        self.text = text
    }

    /// The address with more parameters in its query.
    package func adding(_ items: [(name: String, value: String)]) -> String {
        guard var parts = URLComponents(string: text) else { return text }
        let more = items.map { URLQueryItem(name: $0.name, value: $0.value) }
        parts.queryItems = (parts.queryItems ?? []) + more
        return parts.string ?? text
    }
}
