import Crypto

/// The SHA-256 digest of a 32-byte secret, which the database stores instead of the secret.
package struct TokenDigest: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(of secret: [UInt8]) {
        bytes = Array(SHA256.hash(data: secret))
    }

    package var hex: String { Hex.encode(bytes) }
}
