/// Body of `createSessionCookie`.
public struct CreateSessionCookieRequest: Codable, Hashable, Sendable {
    /// ID token of the session.
    public var idToken: String?

    /// Seconds for which the cookie is valid: 300 to 1,209,600; absent means the latter.
    public var validDuration: WireInt64?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request; a `nil` field stays out of the JSON.
    public init(idToken: String? = nil, validDuration: WireInt64? = nil, tenantID: String? = nil) {
        self.idToken = idToken
        self.validDuration = validDuration
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case idToken
        case validDuration
        case tenantID = "tenantId"
    }
}

/// Answer of `createSessionCookie`.
public struct CreateSessionCookieResponse: Codable, Hashable, Sendable {
    /// The cookie, a JWT.
    public var sessionCookie: String

    /// Creates an answer.
    public init(sessionCookie: String) {
        self.sessionCookie = sessionCookie
    }
}
