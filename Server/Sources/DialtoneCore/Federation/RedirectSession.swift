/// What a client carries, sealed, while somebody is at an identity provider's page.
struct RedirectSession: ProviderHandle {
    static let name = "redirect-session"
    static let lifetime = TimeSpan.minutes(10)

    let provider: SignInProvider

    /// Where the provider sends the person back to.
    let returnURL: String

    /// Comes back with the person, and shows that they left from here.
    let state: String

    /// Comes back in the ID token, or as the request that a SAML response answers.
    let nonce: String

    /// The secret half of the code's proof key (RFC 7636).
    let codeVerifier: String
    let expiresAt: Int64

    init(
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
