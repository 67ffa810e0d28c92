/// The text of IDs and secrets with a fixed number of bytes: base64url after an optional prefix.
package struct BytesText: Sendable {
    package let length: Int
    private let prefix: String

    package init(length: Int, prefix: String = "") {
        self.length = length
        self.prefix = prefix
    }

    package func text(of bytes: [UInt8]) -> String { prefix + Base64URL.encode(bytes) }

    /// Parses a text; returns `nil` if it does not have the required form.
    package func bytes(of text: some StringProtocol) -> [UInt8]? {
        guard text.hasPrefix(prefix),
            let bytes = Base64URL.decode(String(text.dropFirst(prefix.count))),
            bytes.count == length
        else { return nil }
        return bytes
    }
}
