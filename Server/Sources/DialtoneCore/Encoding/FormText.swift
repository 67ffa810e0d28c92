import Foundation

/// Names and values as forms and queries hold them (`application/x-www-form-urlencoded`).
package enum FormText {
    /// The most bytes of a form; its longest fields are tokens of identity providers.
    package static let sizeLimit = 64 * 1_024

    /// The most fields of a form; every call has fewer than half as many.
    package static let fieldLimit = 100

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

    /// Whether `text` is within the limits of forms.
    package static func isReadable(_ text: String) -> Bool {
        text.utf8.count <= sizeLimit
            && text.utf8.count { $0 == UInt8(ascii: "&") } < fieldLimit
    }

    /// The fields of `text`, in their order; those beyond ``fieldLimit`` are left out.
    package static func fields(of text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: "&", maxSplits: fieldLimit).prefix(fieldLimit).compactMap { field in
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
