package import DialtoneBasics

extension PushReceipt {
    /// The length of a receipt and of a secret, in bytes.
    package static let length = 32

    /// Returns the digest that the database stores for `text`; `nil` if it has the wrong form.
    package static func digest(of text: String) -> TokenDigest? {
        guard let bytes = Base64URL.decode(text), bytes.count == length else { return nil }
        return TokenDigest(of: bytes)
    }
}
