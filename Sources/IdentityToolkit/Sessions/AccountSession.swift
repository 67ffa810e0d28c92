/// A device that is signed in to an account.
public struct AccountSession: Codable, Hashable, Sendable {
    /// Names the session, and gives no access to it.
    public var sessionID: String

    /// What the device called itself when it signed in.
    public var client: String?

    /// How the person signed in, such as `phone`.
    public var providerID: String

    /// The kind of second factor that was proved: `phone` or `totp`.
    public var secondFactor: String?

    /// Milliseconds since 1970 at which the person signed in.
    public var createdAt: WireInt64

    /// Milliseconds since 1970 at which the device last renewed an ID token, to the minute.
    public var lastUsedAt: WireInt64

    /// Whether this is the caller's own session; absent where the caller did not show it.
    public var current: Bool?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        sessionID: String,
        client: String? = nil,
        providerID: String,
        secondFactor: String? = nil,
        createdAt: WireInt64,
        lastUsedAt: WireInt64,
        current: Bool? = nil
    ) {
        self.sessionID = sessionID
        self.client = client
        self.providerID = providerID
        self.secondFactor = secondFactor
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.current = current
    }

    private enum CodingKeys: String, CodingKey {
        case client, secondFactor, createdAt, lastUsedAt, current
        case sessionID = "sessionId"
        case providerID = "providerId"
    }
}
