/// Body of `accounts:batchCreate`: at most 1,000 accounts, with how their passwords are hashed.
public struct ImportAccountsRequest: Codable, Hashable, Sendable {
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

    /// Creates a request; a `nil` field stays out of the JSON.
    public init(
        users: [ImportedAccount]? = nil,
        allowOverwrite: Bool? = nil,
        sanityCheck: Bool? = nil,
        hashAlgorithm: String? = nil,
        signerKey: String? = nil,
        saltSeparator: String? = nil,
        rounds: Int? = nil,
        memoryCost: Int? = nil,
        cpuMemoryCost: Int? = nil,
        parallelization: Int? = nil,
        blockSize: Int? = nil,
        derivedKeyLength: Int? = nil,
        passwordHashOrder: PasswordHashOrder? = nil,
        argon2Parameters: Argon2Parameters? = nil,
        targetProjectID: String? = nil,
        delegatedProjectNumber: String? = nil,
        tenantID: String? = nil
    ) {
        self.users = users
        self.allowOverwrite = allowOverwrite
        self.sanityCheck = sanityCheck
        self.hashAlgorithm = hashAlgorithm
        self.signerKey = signerKey
        self.saltSeparator = saltSeparator
        self.rounds = rounds
        self.memoryCost = memoryCost
        self.cpuMemoryCost = cpuMemoryCost
        self.parallelization = parallelization
        self.blockSize = blockSize
        self.derivedKeyLength = derivedKeyLength
        self.passwordHashOrder = passwordHashOrder
        self.argon2Parameters = argon2Parameters
        self.targetProjectID = targetProjectID
        self.delegatedProjectNumber = delegatedProjectNumber
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case users
        case allowOverwrite
        case sanityCheck
        case hashAlgorithm
        case signerKey
        case saltSeparator
        case rounds
        case memoryCost
        case cpuMemoryCost = "cpuMemCost"
        case parallelization
        case blockSize
        case derivedKeyLength = "dkLen"
        case passwordHashOrder
        case argon2Parameters
        case targetProjectID = "targetProjectId"
        case delegatedProjectNumber
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
