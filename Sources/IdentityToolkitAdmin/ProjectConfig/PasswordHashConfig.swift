public import IdentityToolkit

/// How passwords are hashed.
public struct PasswordHashConfig: WireObject {
    /// Name of the algorithm.
    public var algorithm: String?

    /// Key of the hash in base64.
    public var signerKey: String?

    /// What goes between salt and password, in base64.
    public var saltSeparator: String?

    /// Rounds of the hash.
    public var rounds: Int?

    /// Memory of the hash, a power of two.
    public var memoryCost: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
