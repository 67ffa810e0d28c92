package import DialtoneBasics
package import DialtoneModel

/// The content of a client's access token (RFC 9068).
package struct ClientAccessToken: Sendable {
    package static let lifetime = TimeSpan.hours(1)

    package let id: IDTokenID
    package let issuer: String
    package let session: Session
    package let client: OAuthClient

    /// The scopes of the token: those of the session, or fewer if the client requested fewer.
    package let scopes: OpenIDScopes
    package let issuedAt: Timestamp

    package init(
        id: IDTokenID,
        issuer: String,
        session: Session,
        client: OAuthClient,
        scopes: OpenIDScopes,
        issuedAt: Timestamp
    ) {
        self.id = id
        self.issuer = issuer
        self.session = session
        self.client = client
        self.scopes = scopes
        self.issuedAt = issuedAt
    }

    /// The claims as JSON.
    package var json: [UInt8] {
        var json = JSONWriter()
        json.object { token in
            token.member("iss", string: issuer)
            token.member("sub", string: session.accountID.rawValue)
            token.member("aud", string: client.details.audience ?? issuer)
            token.member("client_id", string: client.id.rawValue)
            token.member("iat", integer: issuedAt.seconds)
            token.member("exp", integer: issuedAt.seconds + Self.lifetime.wholeSeconds)
            token.member("auth_time", integer: session.signedInAt.seconds)
            token.member("acr", string: session.authenticationLevel.rawValue)
            token.member("amr", strings: session.authenticationMethods)
            token.member("scope", string: scopes.text)
            token.member("sid", string: session.id.text)
            token.member("jti", string: id.text)
        }
        return json.bytes
    }
}
