package import DialtoneBasics

/// The secret that renews a session's ID token, base64url on the wire.
///
/// The first one of a session is 32 random bytes; if tokens rotate, ``RotationSeal`` creates the
/// following ones.
package struct RefreshToken: Sendable, CustomStringConvertible {
    /// The length of a session's first token, in bytes.
    static let length = 32

    let bytes: [UInt8]

    package init(random: RandomSource) {
        bytes = random.bytes(Self.length)
    }

    init(sealed bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Parses a token that a client sent; returns `nil` if it does not have the required form.
    package init?(_ text: String) {
        guard let bytes = Base64URL.decode(text),
            [Self.length, RotationSeal.tokenLength].contains(bytes.count)
        else { return nil }
        self.bytes = bytes
    }

    /// The token as clients receive and send it.
    package var text: String { Base64URL.encode(bytes) }

    package var digest: TokenDigest { TokenDigest(of: bytes) }

    package var description: String { "RefreshToken(•••)" }
}
