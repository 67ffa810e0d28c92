package import DialtoneBasics
package import DialtoneModel
import Foundation

/// Verifies the tokens of OpenID Connect clients that come back to this server.
package struct ClientTokenVerifier: Sendable {
    private let keys: KeyRing

    package init(keys: KeyRing) {
        self.keys = keys
    }

    /// Returns the claims of a valid access token of `issuer`; `nil` for any other text.
    ///
    /// The session may have ended since the token was issued.
    package func accessToken(
        _ text: String,
        of issuer: String,
        at now: Timestamp
    ) -> ClientTokenClaims? {
        guard let claims = claims(in: text, as: .accessToken, of: issuer, at: now),
            claims.clientID != nil, now.seconds < claims.expiresAt
        else { return nil }
        return claims
    }

    /// Returns the claims of an ID token of `issuer`, also of an expired one; `nil` for any other
    /// text.
    ///
    /// It is a hint of a client about its user, and gives no access.
    package func hint(
        _ text: String,
        of issuer: String,
        at now: Timestamp
    ) -> ClientTokenClaims? {
        guard let claims = claims(in: text, as: .idToken, of: issuer, at: now),
            claims.authorizedParty != nil
        else { return nil }
        return claims
    }

    private func claims(
        in text: String,
        as type: SignedTokenType,
        of issuer: String,
        at now: Timestamp
    ) -> ClientTokenClaims? {
        guard let payload = try? keys.payload(of: text, as: type, at: now),
            let claims = try? JSONDecoder().decode(ClientTokenClaims.self, from: Data(payload)),
            claims.issuer == issuer,
            claims.issuedAt <= (now + IDTokenVerifier.clockSkew).seconds
        else { return nil }
        return claims
    }
}

/// The claims of a client's token that this server evaluates.
package struct ClientTokenClaims: Decodable, Hashable, Sendable {
    let issuer: String
    package let subject: String
    let issuedAt: Int64
    let expiresAt: Int64

    /// The client of an access token.
    package let clientID: String?

    /// The client of an ID token.
    package let authorizedParty: String?
    package let scope: String?
    private let sessionText: String

    /// The session of the client.
    package var sessionID: SessionID? { SessionID(sessionText) }

    private enum CodingKeys: String, CodingKey {
        case issuer = "iss"
        case subject = "sub"
        case issuedAt = "iat"
        case expiresAt = "exp"
        case clientID = "client_id"
        case authorizedParty = "azp"
        case scope
        case sessionText = "sid"
    }
}
