/// Body of `accounts:delete`.
public struct DeleteAccountRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The account an administrator deletes.
    public var localId: String?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:delete`.
public struct DeleteAccountResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#DeleteAccountResponse"

    /// Creates a value whose fields have their defaults.
    public init() {}
}
