/// What has to differ before a listener hears of a change.
enum WatchedValue: Sendable {
    /// Which account is signed in.
    case account
    /// Which ID token it has.
    case idToken

    func read(_ user: User?) -> String? {
        switch self {
        case .account: user?.uid
        case .idToken: user?.record.current.tokens.idToken
        }
    }
}
