/// A signed-in device of an account.
public struct AccountSession: WireObject {
    /// The ID of the session, which gives no access to it.
    public var sessionId = ""

    /// The name that the device sent when it signed in.
    public var client: String?

    /// The OpenID Connect client of the session; absent for apps and browsers.
    public var clientId: String?

    /// The sign-in provider, such as `phone`.
    public var providerId = ""

    /// The kind of second factor that was verified: `phone`, `totp` or `passkey`.
    public var secondFactor: String?

    /// The time of the sign-in, in milliseconds since 1970.
    public var createdAt = WireInt64(0)

    /// The time of the last token refresh, in milliseconds since 1970, to the minute.
    public var lastUsedAt = WireInt64(0)

    /// Whether this is the caller's own session; absent if the request has no refresh token.
    public var current: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
