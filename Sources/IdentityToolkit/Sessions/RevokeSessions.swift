/// Body of `dialtone/v1/accounts:revokeSessions`, which Dialtone adds to the protocol.
public struct RevokeSessionsRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The account whose sessions an administrator ends.
    public var localId: String?

    /// The sessions to end, at most a thousand; those that are over already do no harm.
    public var sessionIds: [String]?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/accounts:revokeSessions`.
public struct RevokeSessionsResponse: WireObject {
    /// How many of the sessions were still alive.
    public var revokedCount = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
