public import IdentityToolkit

/// The request of `accounts:batchCreate`: at most 1,000 accounts and their password hashing
/// parameters.
public struct ImportAccountsRequest: WireRequest {
    /// The accounts.
    public var users: [ImportedAccount]?

    /// Whether to replace existing accounts.
    public var allowOverwrite: Bool?

    /// Whether to reject the whole batch if two of its accounts conflict.
    public var sanityCheck: Bool?

    /// The hash algorithm, such as `BCRYPT` or `SCRYPT`.
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

    /// The hash length of `STANDARD_SCRYPT`, in bytes.
    public var dkLen: Int?

    /// The order of salt and password in the hash input.
    public var passwordHashOrder: PasswordHashOrder?

    /// The parameters of `ARGON2`.
    public var argon2Parameters: Argon2Parameters?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// Ignored; the project on whose behalf the administrator acts.
    public var delegatedProjectNumber: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:batchCreate`.
public struct ImportAccountsResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#UploadAccountResponse"

    /// The accounts that could not be imported; absent if all were.
    public var error: [ImportAccountsError]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An account that could not be imported.
public struct ImportAccountsError: WireObject {
    /// The index in the request.
    public var index = 0

    /// The reason for the failure.
    public var message = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The order of salt and password in the input of an imported hash.
public enum PasswordHashOrder: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "UNSPECIFIED_ORDER"
    /// The salt before the password.
    case saltAndPassword = "SALT_AND_PASSWORD"
    /// The password before the salt.
    case passwordAndSalt = "PASSWORD_AND_SALT"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .saltAndPassword: 1
        case .passwordAndSalt: 2
        }
    }
}
