/// The secret that renews a session's ID token, base64url on the wire.
///
/// A session begins with 32 random bytes; where tokens rotate, ``RotationSeal`` makes those that
/// follow.
package struct RefreshToken: Sendable, CustomStringConvertible {
    /// How many random bytes a session's first token has.
    static let length = 32

    let bytes: [UInt8]

    package init(random: RandomSource) {
        bytes = random.bytes(Self.length)
    }

    init(sealed bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes what a client sent; `nil` if it cannot be a refresh token of ours.
    package init?(_ text: String) {
        guard let bytes = Base64URL.decode(text),
            [Self.length, RotationSeal.tokenLength].contains(bytes.count)
        else { return nil }
        self.bytes = bytes
    }

    /// What the client gets and sends back.
    package var text: String { Base64URL.encode(bytes) }

    package var digest: TokenDigest { TokenDigest(of: bytes) }

    package var description: String { "RefreshToken(•••)" }
}
