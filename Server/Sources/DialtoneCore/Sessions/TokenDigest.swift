import Crypto

/// SHA-256 of a secret of 32 random bytes: what the database holds instead of the secret.
package struct TokenDigest: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(of secret: [UInt8]) {
        bytes = Array(SHA256.hash(data: secret))
    }
}
