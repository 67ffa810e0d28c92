import DialtoneBasics
import DialtoneIDTokens

/// The claims of a token that a service account signed.
struct AssertionClaims: Decodable, Sendable {
    /// The maximum lifetime of such a token.
    static let longestLife = TimeSpan.hours(1)

    let issuer: String
    let subject: String?
    let audience: AudienceList
    let issuedAt: NumericDate
    let expiresAt: NumericDate

    private enum CodingKeys: String, CodingKey {
        case issuer = "iss"
        case subject = "sub"
        case audience = "aud"
        case issuedAt = "iat"
        case expiresAt = "exp"
    }

    /// Whether the token is valid at `now`, with a tolerance for clock skew.
    func isInForce(at now: Timestamp) -> Bool {
        let skew = IDTokenVerifier.clockSkew
        return issuedAt.moment <= now + skew
            && now - skew < expiresAt.moment
            && expiresAt.moment - issuedAt.moment <= Self.longestLife
    }
}
