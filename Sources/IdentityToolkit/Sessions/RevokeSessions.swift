/// The request of `dialtone/v1/accounts:revokeSessions`, a Dialtone extension.
public struct RevokeSessionsRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The account ID; administrators only.
    public var localId: String?

    /// The IDs of the sessions to end, at most 1,000; ended sessions are ignored.
    public var sessionIds: [String]?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/accounts:revokeSessions`.
public struct RevokeSessionsResponse: WireObject {
    /// The number of sessions that the call ended.
    public var revokedCount = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
