import DialtoneBasics
import Foundation

/// A URL at which the app continues after an action, on an authorized host of the project.
package struct ContinueURL: Hashable, Sendable {
    package let text: String

    /// Throws if `text` is not a web address or its host is not authorized in `settings`.
    ///
    /// The pages of this server at `ownOrigin` are authorized as well.
    package init(
        checking text: String,
        by settings: ProjectSettings,
        ownOrigin: String? = nil
    ) throws(Refusal) {
        guard let address = WebAddress(text) else { throw .invalidContinueURL }
        let isOwn = ownOrigin.flatMap(WebAddress.init)?.origin == address.origin
        guard isOwn || settings.authorizes(address) else { throw .unauthorizedDomain }
        self.text = text
    }

    /// Returns the URL with additional query parameters.
    package func adding(_ items: [(name: String, value: String)]) -> String {
        guard var parts = URLComponents(string: text) else { return text }
        let more = items.map { URLQueryItem(name: $0.name, value: $0.value) }
        parts.queryItems = (parts.queryItems ?? []) + more
        return parts.string ?? text
    }
}
