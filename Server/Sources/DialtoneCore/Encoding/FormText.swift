import Foundation

/// Names and values as forms and queries hold them (`application/x-www-form-urlencoded`).
package enum FormText {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    package static func encode(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\(escape($0.name))=\(escape($0.value))" }.joined(separator: "&")
    }

    /// The fields of `text`; of several with one name the first counts.
    package static func decode(_ text: some StringProtocol) -> [String: String] {
        Dictionary(
            fields(of: text).map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// All fields of `text`, in their order.
    package static func fields(of text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: "&").compactMap { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = unescape(parts[0]), let value = unescape(parts.dropFirst().first ?? "")
            else { return nil }
            return (name, value)
        }
    }

    /// Escapes everything but what RFC 3986 leaves unreserved.
    package static func escape(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static func unescape(_ text: some StringProtocol) -> String? {
        text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
    }
}
