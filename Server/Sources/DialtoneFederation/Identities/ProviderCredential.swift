/// The credential that an app received from an identity provider.
package struct ProviderCredential: Sendable {
    package var idToken: String?
    package var accessToken: String?
    package var code: String?

    /// The nonce of the ID token: the token contains it, or its SHA-256 in hexadecimal.
    package var nonce: String?

    /// The `state` parameter that was returned with the code.
    package var state: String?

    /// The SAML response that the browser posted, in base64.
    package var samlResponse: String?

    /// The user's name, which Apple sends to apps only once, as JSON.
    package var appleUser: String?

    package init() {}
}

extension ProviderCredential: CustomStringConvertible, CustomReflectable {
    package var description: String { "ProviderCredential(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
