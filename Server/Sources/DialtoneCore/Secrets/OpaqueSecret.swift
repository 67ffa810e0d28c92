/// 32 random bytes that a client holds; the database holds only their digest.
///
/// `Record` is what the secret gives access to, so that a secret of one kind cannot be taken for
/// one of another.
package struct OpaqueSecret<Record>: Sendable, CustomStringConvertible {
    private static var length: Int { 32 }

    private let bytes: [UInt8]

    package init(random: RandomSource) {
        bytes = random.bytes(Self.length)
    }

    /// Takes what a client sent; `nil` if it cannot be such a secret.
    package init?(_ text: String) {
        guard let bytes = Base64URL.decode(text), bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// What the client gets and sends back: base64url.
    package var text: String { Base64URL.encode(bytes) }

    package var digest: TokenDigest { TokenDigest(of: bytes) }

    package var description: String { "OpaqueSecret(•••)" }
}
