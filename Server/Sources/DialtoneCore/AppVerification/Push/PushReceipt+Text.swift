extension PushReceipt {
    /// How many random bytes a receipt has, and a secret.
    static let length = 32

    /// What the database knows `text` by; `nil` if it cannot be a receipt or secret of ours.
    package static func digest(of text: String) -> TokenDigest? {
        guard let bytes = Base64URL.decode(text), bytes.count == length else { return nil }
        return TokenDigest(of: bytes)
    }
}
