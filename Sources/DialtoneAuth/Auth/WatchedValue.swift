/// The value whose change notifies a listener.
enum WatchedValue: Sendable {
    /// The signed-in account.
    case account
    /// The account's ID token.
    case idToken

    func read(_ user: User?) -> String? {
        switch self {
        case .account: user?.uid
        case .idToken: user?.record.current.tokens.idToken
        }
    }
}
