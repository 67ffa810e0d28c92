/// What an app got from an identity provider and hands on.
package struct ProviderCredential: Sendable {
    package var idToken: String?
    package var accessToken: String?
    package var code: String?

    /// What the app had the provider put into the ID token, itself or as its SHA-256 in hex.
    package var nonce: String?

    /// What came back beside a code.
    package var state: String?

    /// What a SAML provider had the browser post, in base64.
    package var samlResponse: String?

    /// The name that Apple tells apps once, as JSON.
    package var appleUser: String?

    package init() {}
}

extension ProviderCredential: CustomStringConvertible, CustomReflectable {
    package var description: String { "ProviderCredential(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
