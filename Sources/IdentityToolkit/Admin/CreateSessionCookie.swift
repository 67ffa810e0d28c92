/// Body of `createSessionCookie`.
public struct CreateSessionCookieRequest: WireRequest {
    /// ID token of the session.
    public var idToken: String?

    /// Seconds for which the cookie is valid: 300 to 1,209,600; absent means the latter.
    public var validDuration: WireInt64?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken, validDuration
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
