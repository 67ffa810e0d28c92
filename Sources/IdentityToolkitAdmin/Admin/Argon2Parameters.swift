public import IdentityToolkit

/// The parameters of imported Argon2 hashes.
public struct Argon2Parameters: WireObject {
    /// The hash length: 4 to 1,024 bytes.
    public var hashLengthBytes: Int?

    /// The variant: `ARGON2_D`, `ARGON2_ID` or `ARGON2_I`.
    public var hashType: String?

    /// The number of passes: 1 to 16.
    public var iterations: Int?

    /// The memory cost, at most 32,768 KiB.
    public var memoryCostKib: Int?

    /// The number of lanes: 1 to 16.
    public var parallelism: Int?

    /// The version: `VERSION_10` or `VERSION_13`.
    public var version: String?

    /// The associated data in base64.
    public var associatedData: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
