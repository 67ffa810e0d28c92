public import IdentityToolkit

/// Parameters of imported Argon2 hashes.
public struct Argon2Parameters: WireObject {
    /// Bytes of a hash: 4 to 1,024.
    public var hashLengthBytes: Int?

    /// `ARGON2_D`, `ARGON2_ID` or `ARGON2_I`.
    public var hashType: String?

    /// Passes: 1 to 16.
    public var iterations: Int?

    /// Memory, at most 32,768 KiB.
    public var memoryCostKib: Int?

    /// Lanes: 1 to 16.
    public var parallelism: Int?

    /// `VERSION_10` or `VERSION_13`.
    public var version: String?

    /// Data that is hashed along, in base64.
    public var associatedData: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
