/// A device that is signed in to an account.
public struct AccountSession: WireObject {
    /// Names the session, and gives no access to it.
    public var sessionId = ""

    /// What the device called itself when it signed in.
    public var client: String?

    /// The OpenID Connect client that holds the session; absent for apps and browsers.
    public var clientId: String?

    /// How the person signed in, such as `phone`.
    public var providerId = ""

    /// The kind of second factor that was proved: `phone` or `totp`.
    public var secondFactor: String?

    /// Milliseconds since 1970 at which the person signed in.
    public var createdAt = WireInt64(0)

    /// Milliseconds since 1970 at which the device last renewed an ID token, to the minute.
    public var lastUsedAt = WireInt64(0)

    /// Whether this is the caller's own session; absent where the caller did not show it.
    public var current: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
