public import IdentityToolkit

/// The options of an import that the server runs in the background.
public struct CreateAccountImportRequest: WireRequest {
    /// The name of the file, which is only shown.
    public var fileName: String?

    /// The format of the file: `firebase`, `firebase-csv`, `keycloak` or `gotrue`.
    public var format: String?

    /// What to do with users that already exist: `reject`, which is the default, `keep` or `replace`.
    public var existing: String?

    /// The hash algorithm, such as `BCRYPT` or `SCRYPT`; absent if each hash describes itself.
    public var hashAlgorithm: String?

    /// The signer key of the hash in base64.
    public var signerKey: String?

    /// The separator between salt and password, in base64.
    public var saltSeparator: String?

    /// The number of rounds of the hash.
    public var rounds: Int?

    /// The memory cost of `SCRYPT`, a power of two.
    public var memoryCost: Int?

    /// The CPU and memory cost of `STANDARD_SCRYPT`.
    public var cpuMemCost: Int?

    /// The parallelization of `STANDARD_SCRYPT`.
    public var parallelization: Int?

    /// The block size of `STANDARD_SCRYPT`.
    public var blockSize: Int?

    /// The order of salt and password in the hash input.
    public var passwordHashOrder: PasswordHashOrder?

    /// Creates a request without fields.
    public init() {}
}
