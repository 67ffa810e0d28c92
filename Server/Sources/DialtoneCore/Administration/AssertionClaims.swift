/// What a service account says in a token that it signed itself.
struct AssertionClaims: Decodable, Sendable {
    /// The longest life that such a token may have.
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

    /// Whether the token is good at `now`, by clocks that differ a little.
    func isInForce(at now: Timestamp) -> Bool {
        let skew = IDTokenVerifier.clockSkew
        return issuedAt.moment <= now + skew
            && now - skew < expiresAt.moment
            && expiresAt.moment - issuedAt.moment <= Self.longestLife
    }
}
