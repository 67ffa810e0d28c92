package import DialtoneBasics
package import DialtoneModel

/// The state of a sign-in at an identity provider's page; the client holds it, encrypted.
package struct RedirectSession: ProviderHandle {
    package static let name = "redirect-session"
    static let lifetime = TimeSpan.minutes(10)

    package let provider: SignInProvider

    /// The URL that the provider redirects the user back to.
    package let returnURL: String

    /// A value that the provider returns, which proves that the sign-in began here.
    package let state: String

    /// The nonce of the ID token, or the ID of the request that a SAML response answers.
    package let nonce: String

    /// The code verifier of PKCE (RFC 7636).
    package let codeVerifier: String
    package let expiresAt: Int64

    package init(
        provider: SignInProvider,
        returnURL: String,
        random: RandomSource,
        at now: Timestamp
    ) {
        self.provider = provider
        self.returnURL = returnURL
        state = Base64URL.encode(random.bytes(24))
        nonce = Base64URL.encode(random.bytes(24))
        codeVerifier = Base64URL.encode(random.bytes(32))
        expiresAt = (now + Self.lifetime).milliseconds
    }
}
