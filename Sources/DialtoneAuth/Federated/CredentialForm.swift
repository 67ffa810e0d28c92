import Foundation

/// A credential as an HTML form would send it.
struct CredentialForm {
    private var pairs: [String] = []

    /// Adds a field; one without a value stays out.
    mutating func add(_ name: String, _ value: String?) {
        guard let value,
            let encoded = value.addingPercentEncoding(withAllowedCharacters: Self.unreserved)
        else { return }
        pairs.append("\(name)=\(encoded)")
    }

    var encoded: String { pairs.joined(separator: "&") }

    /// What RFC 3986 lets stand everywhere.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
