/// The offer to create a passkey, after a sign-in.
public struct PasskeyOffer: Hashable, Sendable {
    /// The account that is signed in.
    public let account: SignedInAccount

    /// Whether the account has the passkey now, so that only the end is left.
    public internal(set) var isAccepted: Bool

    /// Creates an offer.
    public init(account: SignedInAccount, isAccepted: Bool = false) {
        self.account = account
        self.isAccepted = isAccepted
    }
}
