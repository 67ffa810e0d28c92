import Foundation

/// An account's custom claims as they are stored: the text of a JSON object.
package struct CustomAttributes: Hashable, Sendable {
    /// The JSON text as the administrator wrote it, including white space.
    package let text: String

    /// The maximum length of the text, both in bytes and in UTF-16 code units.
    package static let sizeLimit = 1_000

    private static let reservedNames: Set = [
        "acr", "amr", "at_hash", "aud", "auth_time", "azp", "cnf", "c_hash", "exp", "firebase",
        "iat", "iss", "jti", "nbf", "nonce", "sub",
    ]

    /// Throws a ``Refusal`` unless `text` is a small JSON object without reserved names.
    package init(checking text: String) throws(Refusal) {
        guard text.utf8.count <= Self.sizeLimit, text.utf16.count <= Self.sizeLimit else {
            throw .claimsTooLarge
        }
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let claims = value as? [String: Any]
        else { throw .invalidClaims("Not a JSON object.") }
        if let name = claims.keys.sorted().first(where: Self.reservedNames.contains) {
            throw .reservedClaim(name)
        }
        self.text = text
    }
}
