public import IdentityToolkit

/// Body of `createSessionCookie`.
public struct CreateSessionCookieRequest: WireRequest {
    /// ID token of the session.
    public var idToken: String?

    /// Seconds for which the cookie is valid: 300 to 1,209,600; absent means the latter.
    public var validDuration: WireInt64?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `createSessionCookie`.
public struct CreateSessionCookieResponse: WireObject {
    /// The cookie, a JWT.
    public var sessionCookie = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
