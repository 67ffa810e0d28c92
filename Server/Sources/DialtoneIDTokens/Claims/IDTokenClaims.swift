/// The claims of an ID token that are verified.
struct IDTokenClaims: Decodable, Hashable, Sendable {
    let issuer: String
    let audience: String
    let subject: String
    let issuedAt: Int64
    let expiresAt: Int64
    let signedInAt: Int64
    let firebase: Firebase

    struct Firebase: Decodable, Hashable, Sendable {
        let signInProvider: String
        let secondFactor: String?
        let secondFactorID: String?
        let session: String?
        let tenant: String?

        private enum CodingKeys: String, CodingKey {
            case signInProvider = "sign_in_provider"
            case secondFactor = "sign_in_second_factor"
            case secondFactorID = "second_factor_identifier"
            case session = "session_id"
            case tenant
        }
    }

    private enum CodingKeys: String, CodingKey {
        case issuer = "iss"
        case audience = "aud"
        case subject = "sub"
        case issuedAt = "iat"
        case expiresAt = "exp"
        case signedInAt = "auth_time"
        case firebase
    }
}
