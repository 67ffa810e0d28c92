public import IdentityToolkit

/// An API key of an administrative program, without its secret.
public struct AdminKeyInfo: WireObject {
    /// The ID of the key, which does not grant access.
    public var keyId = ""

    /// The role, which determines what the key allows: `viewer`, `editor` or `owner`.
    public var role = ""

    /// The name that its creator gave it.
    public var displayName = ""

    /// The time when the key was created, in RFC 3339.
    public var createTime = ""

    /// The time when the key expires, in RFC 3339; absent for a key that is valid until it is
    /// revoked.
    public var expireTime: String?

    /// The hour in which the key was last used, in RFC 3339; absent if it was never used.
    public var lastUsedAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the admin keys of a project.
public struct ListAdminKeysResponse: WireObject {
    /// The keys; absent if there are none.
    public var adminKeys: [AdminKeyInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that creates an admin key.
public struct CreateAdminKeyRequest: WireObject {
    /// The role: `viewer`, `editor` or `owner`.
    public var role: String?

    /// A name by which people recognize the key.
    public var displayName: String?

    /// The number of days until the key expires, 1 to 3650; absent for a key without an end.
    public var validDays: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response to the creation of an admin key.
public struct CreateAdminKeyResponse: WireObject {
    /// The new key.
    public var adminKey = AdminKeyInfo()

    /// The secret, which programs send as `Authorization: Bearer`; it cannot be retrieved again.
    public var secret = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
