/// A user's identity at another provider, such as Google or an OpenID Connect issuer.
package struct LinkedProvider: Hashable, Sendable, Codable {
    package let providerID: SignInProvider

    /// The user's ID at the provider.
    package let rawID: String

    /// The user's ID as a URL, if the provider has such IDs; the iOS SDK reads its `uid` from here.
    package var federatedID: String?

    package var email: String?
    package var displayName: String?
    package var photoURL: String?
    package var screenName: String?

    package init(providerID: SignInProvider, rawID: String) {
        self.providerID = providerID
        self.rawID = rawID
    }
}
