/// The request of `dialtone/v1/accounts:listSessions`, a Dialtone extension.
public struct ListSessionsRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The caller's refresh token, to mark its own session in the response.
    public var refreshToken: String?

    /// The account ID; administrators only.
    public var localId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/accounts:listSessions`.
public struct ListSessionsResponse: WireObject {
    /// The signed-in devices, most recently used first.
    public var sessions: [AccountSession] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
