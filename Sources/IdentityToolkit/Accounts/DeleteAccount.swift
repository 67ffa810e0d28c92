/// The request of `accounts:delete`.
public struct DeleteAccountRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The ID of the account to delete; administrators only.
    public var localId: String?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:delete`.
public struct DeleteAccountResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#DeleteAccountResponse"

    /// Creates a value whose fields have their defaults.
    public init() {}
}
