/// Body of `dialtone/v1/accounts:revokeSessions`, which Dialtone adds to the protocol.
public struct RevokeSessionsRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The account whose sessions an administrator ends.
    public var localID: String?

    /// The sessions to end, at most a thousand; those that are over already do no harm.
    public var sessionIDs: [String]?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken
        case localID = "localId"
        case sessionIDs = "sessionIds"
        case tenantID = "tenantId"
    }
}

/// Answer of `dialtone/v1/accounts:revokeSessions`.
public struct RevokeSessionsResponse: Codable, Hashable, Sendable {
    /// How many of the sessions were still alive.
    public var revokedCount: Int

    /// Creates an answer.
    public init(revokedCount: Int) {
        self.revokedCount = revokedCount
    }
}
