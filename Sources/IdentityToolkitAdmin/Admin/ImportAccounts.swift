public import IdentityToolkit

/// Body of `accounts:batchCreate`: at most 1,000 accounts, with how their passwords are hashed.
public struct ImportAccountsRequest: WireRequest {
    /// The accounts.
    public var users: [ImportedAccount]?

    /// Whether accounts that exist are replaced.
    public var allowOverwrite: Bool?

    /// Whether to refuse the whole batch if two of its accounts clash.
    public var sanityCheck: Bool?

    /// How passwords are hashed, such as `BCRYPT` or `SCRYPT`.
    public var hashAlgorithm: String?

    /// Key of the hash in base64.
    public var signerKey: String?

    /// What goes between salt and password, in base64.
    public var saltSeparator: String?

    /// Rounds of the hash.
    public var rounds: Int?

    /// Memory of `SCRYPT`, a power of two.
    public var memoryCost: Int?

    /// Work of `STANDARD_SCRYPT`.
    public var cpuMemCost: Int?

    /// Parallel parts of `STANDARD_SCRYPT`.
    public var parallelization: Int?

    /// Block size of `STANDARD_SCRYPT`.
    public var blockSize: Int?

    /// Bytes of a hash of `STANDARD_SCRYPT`.
    public var dkLen: Int?

    /// Whether salt or password is hashed first.
    public var passwordHashOrder: PasswordHashOrder?

    /// Parameters of `ARGON2`.
    public var argon2Parameters: Argon2Parameters?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// Project on whose behalf an administrator works; without effect.
    public var delegatedProjectNumber: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:batchCreate`.
public struct ImportAccountsResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#UploadAccountResponse"

    /// The accounts that were not taken; absent when all were.
    public var error: [ImportAccountsError]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Why one account of a batch was not taken.
public struct ImportAccountsError: WireObject {
    /// Position in the request.
    public var index = 0

    /// The reason.
    public var message = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
