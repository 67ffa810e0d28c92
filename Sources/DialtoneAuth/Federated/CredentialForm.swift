import Foundation

/// A credential in the format of an HTML form.
struct CredentialForm {
    private var pairs: [String] = []

    /// Adds a field; `nil` omits it.
    mutating func add(_ name: String, _ value: String?) {
        guard let value,
            let encoded = value.addingPercentEncoding(withAllowedCharacters: Self.unreserved)
        else { return }
        pairs.append("\(name)=\(encoded)")
    }

    var encoded: String { pairs.joined(separator: "&") }

    /// The unreserved characters of RFC 3986.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
