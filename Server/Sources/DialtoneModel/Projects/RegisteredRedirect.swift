import Foundation

/// An `https` URL that opens an app, validated for registration.
package struct RegisteredRedirect: Hashable, Sendable {
    private static let lengthLimit = 1_024

    package let text: String

    /// Returns `nil` if the URL could be parsed as another host or cannot have a query added.
    package init?(checking text: String) {
        guard text.utf8.count <= Self.lengthLimit, text.hasPrefix("https://"),
            text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), !text.contains("\\"),
            let parts = URLComponents(string: text), parts.user == nil, parts.password == nil,
            parts.fragment == nil, let host = parts.host, !host.isEmpty
        else { return nil }
        self.text = text
    }
}
