/// A person as an identity provider has vouched for them.
package struct ProviderIdentity: Hashable, Sendable, Codable {
    package let provider: SignInProvider

    /// The provider's own ID of the person.
    package let rawID: String
    package var email: String?

    /// Whether the provider says that the address is the person's own.
    package var isEmailVerified = false
    package var displayName: String?
    package var firstName: String?
    package var lastName: String?
    package var photoURL: String?
    package var screenName: String?
    package var language: String?

    /// Everything that the provider said, as the text of a JSON object; of Google a
    /// ``GoogleProfile``.
    package var rawUserInfo: String?

    package init(provider: SignInProvider, rawID: String) {
        self.provider = provider
        self.rawID = rawID
    }

    /// The ID in the form that answers give: an address with Google, the ID itself with others.
    package var federatedID: String {
        provider == .google ? "https://accounts.google.com/\(rawID)" : rawID
    }
}

extension ProviderIdentity: CustomStringConvertible, CustomReflectable {
    package var description: String { "ProviderIdentity(\(provider.rawValue))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
