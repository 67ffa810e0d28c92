import Foundation

/// An address at which an app goes on after an action, on a host that the project knows.
package struct ContinueURL: Hashable, Sendable {
    package let text: String

    /// Throws for what is no address of the web, and for one on a host that `settings` do not list.
    package init(checking text: String, by settings: ProjectSettings) throws(Refusal) {
        guard let address = WebAddress(text) else { throw .invalidContinueURL }
        guard settings.authorizes(address) else { throw .unauthorizedDomain }
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
