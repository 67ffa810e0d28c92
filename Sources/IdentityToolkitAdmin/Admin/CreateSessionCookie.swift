public import IdentityToolkit

/// The request of `createSessionCookie`.
public struct CreateSessionCookieRequest: WireRequest {
    /// The ID token of the session.
    public var idToken: String?

    /// The lifetime of the cookie in seconds: 300 to 1,209,600, the default.
    public var validDuration: WireInt64?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `createSessionCookie`.
public struct CreateSessionCookieResponse: WireObject {
    /// The session cookie, a JWT.
    public var sessionCookie = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
