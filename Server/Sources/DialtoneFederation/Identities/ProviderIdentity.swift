package import DialtoneModel

/// A user's identity, verified by an identity provider.
package struct ProviderIdentity: Hashable, Sendable, Codable {
    package let provider: SignInProvider

    /// The provider's ID of the user.
    package let rawID: String
    package var email: String?

    /// Whether the provider has verified that the email address belongs to the user.
    package var isEmailVerified = false
    package var displayName: String?
    package var firstName: String?
    package var lastName: String?
    package var photoURL: String?
    package var screenName: String?
    package var language: String?

    /// All claims of the provider, as a JSON object; for Google, a ``GoogleProfile``.
    package var rawUserInfo: String?

    package init(provider: SignInProvider, rawID: String) {
        self.provider = provider
        self.rawID = rawID
    }

    /// The ID as it appears in responses: a URL for Google, ``rawID`` for other providers.
    package var federatedID: String {
        provider == .google ? "https://accounts.google.com/\(rawID)" : rawID
    }
}

extension ProviderIdentity: CustomStringConvertible, CustomReflectable {
    package var description: String { "ProviderIdentity(\(provider.rawValue))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
