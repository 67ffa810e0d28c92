package import DialtoneBasics
package import DialtoneModel
import Crypto

/// The content of a client's ID token (OpenID Connect Core 1.0, section 2).
///
/// Issuer and audience differ from those of the ID tokens of apps, so that neither kind is accepted
/// as the other.
package struct ClientIDToken: Sendable {
    package let issuer: String

    /// The session of the client, which its sign-in opened.
    package let session: Session
    package let account: Account
    package let clientID: OAuthClientID

    /// The value of the client's request; `nil` in tokens of later refreshes.
    package var nonce: String?

    /// The access token that is issued with it.
    package let accessToken: String

    /// The claims that the client requested, within its scopes.
    package var claims: [String] = []
    package let issuedAt: Timestamp

    package init(
        issuer: String,
        session: Session,
        account: Account,
        clientID: OAuthClientID,
        accessToken: String,
        issuedAt: Timestamp
    ) {
        self.issuer = issuer
        self.session = session
        self.account = account
        self.clientID = clientID
        self.accessToken = accessToken
        self.issuedAt = issuedAt
    }

    /// The claims as JSON.
    package var json: [UInt8] {
        var json = JSONWriter()
        json.object { token in
            token.member("iss", string: issuer)
            token.member("sub", string: account.id.rawValue)
            token.member("aud", string: clientID.rawValue)
            token.member("azp", string: clientID.rawValue)
            token.member("iat", integer: issuedAt.seconds)
            token.member(
                "exp",
                integer: issuedAt.seconds + TokenPair.idTokenLifetime.wholeSeconds
            )
            token.member("auth_time", integer: session.signedInAt.seconds)
            if let nonce { token.member("nonce", string: nonce) }
            token.member("at_hash", string: Self.leftHalf(of: accessToken))
            token.member("acr", string: session.authenticationLevel.rawValue)
            token.member("amr", strings: session.authenticationMethods)
            token.member("sid", string: session.id.text)
            UserClaims(account: account, scopes: session.grant?.scopes ?? OpenIDScopes([]))
                .write(into: &token) { claims.contains($0) }
        }
        return json.bytes
    }

    /// Returns the hash by which a client recognizes the access token of an ID token.
    private static func leftHalf(of token: String) -> String {
        Base64URL.encode(SHA256.hash(data: Array(token.utf8)).prefix(SHA256.byteCount / 2))
    }
}
