/// The account at the end of a sign-in.
public struct SignedInAccount: Hashable, Sendable {
    /// The ID of the account.
    public let id: String

    /// Whether the sign-in created the account.
    public let isNew: Bool

    /// Whether the account has a passkey, on any device.
    public let hasPasskey: Bool

    /// The ID of the anonymous account that the user has left for this one; `nil` if there was none.
    ///
    /// It still exists, with its data.
    public let replacedGuestID: String?

    /// Creates an account.
    public init(
        id: String,
        isNew: Bool = false,
        hasPasskey: Bool = false,
        replacedGuestID: String? = nil
    ) {
        self.id = id
        self.replacedGuestID = replacedGuestID
        self.isNew = isNew
        self.hasPasskey = hasPasskey
    }
}
