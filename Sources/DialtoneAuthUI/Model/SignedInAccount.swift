/// The account at the end of a sign-in.
public struct SignedInAccount: Hashable, Sendable {
    /// The ID of the account.
    public let id: String

    /// Whether the sign-in created the account.
    public let isNew: Bool

    /// Whether the account has a passkey, on any device.
    public let hasPasskey: Bool

    /// Creates an account.
    public init(id: String, isNew: Bool = false, hasPasskey: Bool = false) {
        self.id = id
        self.isNew = isNew
        self.hasPasskey = hasPasskey
    }
}
