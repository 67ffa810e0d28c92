/// Body of `dialtone/v1/accounts:listSessions`, which Dialtone adds to the protocol.
public struct ListSessionsRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The caller's refresh token, by which its own session is marked in the answer.
    public var refreshToken: String?

    /// The account an administrator asks about.
    public var localId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/accounts:listSessions`.
public struct ListSessionsResponse: WireObject {
    /// The devices that are signed in, the one used last first.
    public var sessions: [AccountSession] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
