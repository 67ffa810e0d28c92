import Foundation

/// The form of a display name in which accounts are searched and sorted by name.
///
/// Databases fold only some letters, or depend on their locale. So the form is stored.
package struct NameKey: Hashable, Sendable, Codable {
    /// The maximum number of characters; an index cannot hold longer values.
    private static let limit = 64

    package let text: String

    /// Creates the key of a name, or of its beginning; `nil` if only white space is left.
    package init?(_ name: String) {
        let start = name.drop(while: \.isWhitespace).prefix(Self.limit)
        let folded = start.lowercased().precomposedStringWithCanonicalMapping
        // No database stores it in text.
        guard !folded.isEmpty, !folded.utf8.contains(0) else { return nil }
        text = folded
    }
}
