import DialtoneIDTokens
import Foundation

/// The claims of a provider's ID token.
package struct ProviderClaims: Decodable, Sendable {
    let subject: String
    let issuer: String?
    let audience: AudienceList?
    let authorizedParty: String?
    let nonce: String?
    let issuedAt: NumericDate?
    let expiresAt: NumericDate?
    let notBefore: NumericDate?
    let email: String?
    let isEmailVerified: Bool
    let name: String?
    let givenName: String?
    let familyName: String?
    let picture: String?
    let screenName: String?
    package let locale: String?
    package let hostedDomain: String?

    package init(from decoder: any Decoder) throws {
        let claims = try decoder.container(keyedBy: CodingKeys.self)
        subject = try claims.decode(String.self, forKey: .subject)
        issuer = try claims.decodeIfPresent(String.self, forKey: .issuer)
        audience = try claims.decodeIfPresent(AudienceList.self, forKey: .audience)
        authorizedParty = try claims.decodeIfPresent(String.self, forKey: .authorizedParty)
        nonce = try claims.decodeIfPresent(String.self, forKey: .nonce)
        issuedAt = try claims.decodeIfPresent(NumericDate.self, forKey: .issuedAt)
        expiresAt = try claims.decodeIfPresent(NumericDate.self, forKey: .expiresAt)
        notBefore = try claims.decodeIfPresent(NumericDate.self, forKey: .notBefore)
        isEmailVerified = Self.truth(of: .isEmailVerified, in: claims)
        email = Self.text(of: .email, in: claims)
        name = Self.text(of: .name, in: claims)
        givenName = Self.text(of: .givenName, in: claims)
        familyName = Self.text(of: .familyName, in: claims)
        picture = Self.text(of: .picture, in: claims)
        screenName =
            Self.text(of: .screenName, in: claims) ?? Self.text(of: .otherScreenName, in: claims)
        locale = Self.text(of: .locale, in: claims)
        hostedDomain = Self.text(of: .hostedDomain, in: claims)
    }

    /// The claim's text; a profile claim of another type is ignored.
    private static func text(
        of key: CodingKeys,
        in claims: KeyedDecodingContainer<CodingKeys>
    ) -> String? {
        let text = try? claims.decode(String.self, forKey: key)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The claim as a Boolean; Apple sometimes sends Booleans as strings.
    private static func truth(
        of key: CodingKeys,
        in claims: KeyedDecodingContainer<CodingKeys>
    ) -> Bool {
        (try? claims.decode(Bool.self, forKey: key)) ?? (text(of: key, in: claims) == "true")
    }

    private enum CodingKeys: String, CodingKey {
        case subject = "sub"
        case issuer = "iss"
        case audience = "aud"
        case authorizedParty = "azp"
        case nonce
        case issuedAt = "iat"
        case expiresAt = "exp"
        case notBefore = "nbf"
        case email
        case isEmailVerified = "email_verified"
        case name
        case givenName = "given_name"
        case familyName = "family_name"
        case picture
        case screenName = "preferred_username"
        /// The name that the emulator uses.
        case otherScreenName = "screen_name"
        case locale
        case hostedDomain = "hd"
    }
}
