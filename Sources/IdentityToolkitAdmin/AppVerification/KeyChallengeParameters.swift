public import IdentityToolkit

/// What the second version of ALTCHA's format asks for: a counter from which a key is derived
/// that begins as wanted.
public struct KeyChallengeParameters: WireObject {
    /// `PBKDF2/SHA-256`.
    public var algorithm = ""

    /// Sixteen bytes in hexadecimal digits; the counter follows them in the password.
    public var nonce = ""

    /// Sixteen bytes in hexadecimal digits.
    public var salt = ""

    /// How many rounds the derivation has.
    public var cost = 0

    /// How many bytes the key has.
    public var keyLength = 0

    /// How the key begins, in hexadecimal digits.
    public var keyPrefix = ""

    /// Seconds since 1970 at which it is too late.
    public var expiresAt = 0

    /// What the challenge is about.
    public var data: [String: String] = [:]

    /// Creates a value whose fields have their defaults.
    public init() {}
}
