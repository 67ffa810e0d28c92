public import IdentityToolkit

/// The parameters of a challenge in the second version of ALTCHA's format.
///
/// A client must find a counter from which a key with the given prefix is derived.
public struct KeyChallengeParameters: WireObject {
    /// The key derivation function: `PBKDF2/SHA-256`.
    public var algorithm = ""

    /// The nonce, 16 bytes in hexadecimal; the counter follows it in the password.
    public var nonce = ""

    /// The salt, 16 bytes in hexadecimal.
    public var salt = ""

    /// The number of iterations of the key derivation.
    public var cost = 0

    /// The key length, in bytes.
    public var keyLength = 0

    /// The required prefix of the key, in hexadecimal.
    public var keyPrefix = ""

    /// The expiry time, in seconds since 1970.
    public var expiresAt = 0

    /// The data that the challenge is bound to.
    public var data: [String: String] = [:]

    /// Creates a value whose fields have their defaults.
    public init() {}
}
