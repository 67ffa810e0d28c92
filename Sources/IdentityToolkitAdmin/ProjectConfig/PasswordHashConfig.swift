public import IdentityToolkit

/// The password hashing parameters.
public struct PasswordHashConfig: WireObject {
    /// The name of the hash algorithm.
    public var algorithm: String?

    /// The signer key of the hash in base64.
    public var signerKey: String?

    /// The separator between salt and password, in base64.
    public var saltSeparator: String?

    /// The number of rounds of the hash.
    public var rounds: Int?

    /// The memory cost of the hash, a power of two.
    public var memoryCost: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
