package import DialtoneBasics

/// A code that a client exchanges for tokens, once.
package struct AuthorizationCode: Hashable, Sendable {
    package static let lifetime = TimeSpan.seconds(60)

    /// How long a code is kept after it expired, so that a second use is recognized.
    package static let retention = TimeSpan.days(1)

    package let digest: TokenDigest
    package let projectID: ProjectID
    package let clientID: OAuthClientID
    package let accountID: AccountID

    /// The session of the browser that the code was issued in.
    package let browserSession: SessionID

    /// The address that the code was sent to, which the client repeats.
    package let redirect: String

    /// `nil` if the request had none.
    package let challenge: CodeChallenge?

    package let scopes: OpenIDScopes

    /// What the client finds again in the ID token; `nil` if it sent nothing.
    package let nonce: String?

    /// The claims that the client wants in the ID token, besides the standard ones.
    package let idTokenClaims: [String]

    package let createdAt: Timestamp

    /// The session that the code was exchanged for; `nil` if the code is unused.
    package var grantedSession: SessionID?

    package init(
        digest: TokenDigest,
        projectID: ProjectID,
        clientID: OAuthClientID,
        accountID: AccountID,
        browserSession: SessionID,
        redirect: String,
        challenge: CodeChallenge?,
        scopes: OpenIDScopes,
        nonce: String?,
        idTokenClaims: [String],
        createdAt: Timestamp,
        grantedSession: SessionID? = nil
    ) {
        self.digest = digest
        self.projectID = projectID
        self.clientID = clientID
        self.accountID = accountID
        self.browserSession = browserSession
        self.redirect = redirect
        self.challenge = challenge
        self.scopes = scopes
        self.nonce = nonce
        self.idTokenClaims = idTokenClaims
        self.createdAt = createdAt
        self.grantedSession = grantedSession
    }

    package var expiresAt: Timestamp { createdAt + Self.lifetime }
}

/// The text of an ``AuthorizationCode`` that the client receives.
package typealias AuthorizationCodeSecret = OpaqueSecret<AuthorizationCode>
