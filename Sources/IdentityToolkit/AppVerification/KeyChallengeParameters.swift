/// What the second version of ALTCHA's format asks for: a counter from which a key is derived
/// that begins as wanted.
public struct KeyChallengeParameters: Codable, Hashable, Sendable {
    /// `PBKDF2/SHA-256`.
    public var algorithm: String

    /// Sixteen bytes in hexadecimal digits; the counter follows them in the password.
    public var nonce: String

    /// Sixteen bytes in hexadecimal digits.
    public var salt: String

    /// How many rounds the derivation has.
    public var cost: Int

    /// How many bytes the key has.
    public var keyLength: Int

    /// How the key begins, in hexadecimal digits.
    public var keyPrefix: String

    /// Seconds since 1970 at which it is too late.
    public var expiresAt: Int

    /// What the challenge is about.
    public var data: [String: String]

    /// Creates parameters.
    public init(
        algorithm: String,
        nonce: String,
        salt: String,
        cost: Int,
        keyLength: Int,
        keyPrefix: String,
        expiresAt: Int,
        data: [String: String]
    ) {
        self.algorithm = algorithm
        self.nonce = nonce
        self.salt = salt
        self.cost = cost
        self.keyLength = keyLength
        self.keyPrefix = keyPrefix
        self.expiresAt = expiresAt
        self.data = data
    }
}
