import DialtoneBasics
import Foundation

/// A URL at which the app continues after an action, on an authorized host of the project.
package struct ContinueURL: Hashable, Sendable {
    package let text: String

    /// Throws if `text` is not a web address or its host is not authorized in `settings`.
    ///
    /// The pages of this server at `ownPages` are authorized as well, with any query. Other paths of
    /// this server are not: a link to one of them would look as if it began here.
    package init(
        checking text: String,
        by settings: ProjectSettings,
        ownPages: [String] = []
    ) throws(Refusal) {
        guard let address = WebAddress(text) else { throw .invalidContinueURL }
        let page = address.origin + address.parts.percentEncodedPath
        let isOwn = ownPages.contains { own in
            WebAddress(own).map { $0.origin + $0.parts.percentEncodedPath } == page
        }
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
