package import DialtoneBasics
package import DialtoneModel

/// A valid request of a client that a user signs in: OpenID Connect Core 1.0, section 3.1.2.1.
package struct AuthorizationRequest: Codable, Hashable, Sendable {
    package enum ResponseMode: String, Codable, Sendable, CaseIterable {
        case query
        case formPost = "form_post"
    }

    package enum Prompt: String, Codable, Sendable, CaseIterable {
        case none, login, consent
        case selectAccount = "select_account"
    }

    package let clientID: OAuthClientID

    /// The address to return to, as the client sent it.
    package let redirect: String
    package let responseMode: ResponseMode
    package let state: String?
    package var nonce: String?
    package var challenge: CodeChallenge?
    package var scopes = OpenIDScopes([])
    package var prompts: Set<Prompt> = []

    /// The maximum age of the sign-in; `nil` for any age.
    package var maximumAge: TimeSpan?

    /// The levels of authentication that the client asks for, in order of preference.
    package var levels: [AuthenticationLevel] = []

    /// Whether the client accepts no other level.
    package var needsLevel = false

    /// The claims that the client wants in the ID token.
    package var idTokenClaims: [String] = []

    /// The phone number or address of the user, as the client knows it; never a proof.
    package var loginHint: String?

    /// The languages of the user, in order of preference.
    package var languages: [String] = []

    /// The account that the client has signed in before, by its ID token; `nil` for any account.
    package var expectedAccount: String?

    package let askedAt: Timestamp

    package init(
        clientID: OAuthClientID,
        redirect: String,
        responseMode: ResponseMode,
        state: String?,
        askedAt: Timestamp
    ) {
        self.clientID = clientID
        self.redirect = redirect
        self.responseMode = responseMode
        self.state = state
        self.askedAt = askedAt
    }
}
