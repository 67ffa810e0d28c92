package import DialtoneBasics
package import DialtoneModel

/// The tokens of a signed-in client.
package struct TokenPair: Sendable {
    /// The lifetime of an ID token; upstream's SDKs expect one hour.
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
