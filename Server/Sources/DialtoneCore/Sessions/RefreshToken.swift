/// The secret that renews a session's ID token: 32 random bytes, base64url on the wire.
package struct RefreshToken: Sendable, CustomStringConvertible {
    private let secret: [UInt8]

    package init(random: RandomSource) {
        secret = random.bytes(32)
    }

    /// Takes what a client sent; `nil` if it cannot be a refresh token of ours.
    package init?(_ text: String) {
        guard let bytes = Base64URL.decode(text), bytes.count == 32 else { return nil }
        secret = bytes
    }

    /// What the client gets and sends back.
    package var text: String { Base64URL.encode(secret) }

    package var digest: TokenDigest { TokenDigest(of: secret) }

    package var description: String { "RefreshToken(•••)" }
}
