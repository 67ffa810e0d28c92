/// What another system, such as Google or an OpenID Connect issuer, says of an account's person.
package struct LinkedProvider: Hashable, Sendable, Codable {
    package let providerID: SignInProvider

    /// The provider's own name for the person.
    package let rawID: String

    /// The same as an address, where the provider has such; stock iOS reads its `uid` from here.
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
