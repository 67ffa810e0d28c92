public import IdentityToolkit

/// A service account of a project, without its private key.
public struct ServiceAccountInfo: WireObject {
    /// The name of the account, in the form of an e-mail address.
    public var email = ""

    /// The role, which determines what the account may do: `viewer`, `editor` or `owner`.
    public var role = ""

    /// The ID of the key, which is the `kid` of the account's signatures.
    public var keyId = ""

    /// The time when the account was created, in RFC 3339.
    public var createTime = ""

    /// The time from which its key and its tokens are refused, in RFC 3339; absent for an account
    /// that is valid until it is deleted.
    public var expireTime: String?

    /// The hour in which its key or an access token was last used, in RFC
    /// 3339; absent if it was never used.
    public var lastUsedAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the service accounts of a project.
public struct ListServiceAccountsResponse: WireObject {
    /// The accounts; absent if there are none.
    public var serviceAccounts: [ServiceAccountInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that creates a service account.
public struct CreateServiceAccountRequest: WireObject {
    /// The name: 1 to 63 lowercase letters, digits and hyphens, beginning with a letter.
    public var name: String?

    /// The role: `viewer`, `editor` or `owner`; `editor` by default.
    public var role: String?

    /// The number of days until the account expires, 1 to 3650; absent for no end.
    public var validDays: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response to the creation of a service account.
public struct CreateServiceAccountResponse: WireObject {
    /// The new account.
    public var serviceAccount = ServiceAccountInfo()

    /// The content of the key file, which Google's libraries read; it cannot be retrieved again.
    public var keyFile = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
