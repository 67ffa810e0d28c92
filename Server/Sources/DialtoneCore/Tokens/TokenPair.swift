/// What a client holds while somebody is signed in.
package struct TokenPair: Sendable {
    /// How long an ID token is good; upstream's SDKs count on an hour.
    package static let idTokenLifetime = TimeSpan.hours(1)

    package let idToken: String
    package let refreshToken: RefreshToken
    package let accountID: AccountID

    package init(idToken: String, refreshToken: RefreshToken, accountID: AccountID) {
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.accountID = accountID
    }
}
