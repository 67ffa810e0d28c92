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
    public var cpuMemoryCost: Int?

    /// Parallel parts of `STANDARD_SCRYPT`.
    public var parallelization: Int?

    /// Block size of `STANDARD_SCRYPT`.
    public var blockSize: Int?

    /// Bytes of a hash of `STANDARD_SCRYPT`.
    public var derivedKeyLength: Int?

    /// Whether salt or password is hashed first.
    public var passwordHashOrder: PasswordHashOrder?

    /// Parameters of `ARGON2`.
    public var argon2Parameters: Argon2Parameters?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// Project on whose behalf an administrator works; without effect.
    public var delegatedProjectNumber: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case users, allowOverwrite, sanityCheck, hashAlgorithm, signerKey, saltSeparator, rounds,
            memoryCost, parallelization, blockSize, passwordHashOrder, argon2Parameters,
            delegatedProjectNumber
        case cpuMemoryCost = "cpuMemCost"
        case derivedKeyLength = "dkLen"
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:batchCreate`.
public struct ImportAccountsResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// The accounts that were not taken; absent when all were.
    public var errors: [ImportAccountsError]?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#UploadAccountResponse",
        errors: [ImportAccountsError]? = nil
    ) {
        self.kind = kind
        self.errors = errors
    }

    private enum CodingKeys: String, CodingKey {
        case kind
        case errors = "error"
    }
}

/// Why one account of a batch was not taken.
public struct ImportAccountsError: Codable, Hashable, Sendable {
    /// Position in the request.
    public var index: Int

    /// The reason.
    public var message: String

    /// Creates an entry.
    public init(index: Int, message: String) {
        self.index = index
        self.message = message
    }
}
