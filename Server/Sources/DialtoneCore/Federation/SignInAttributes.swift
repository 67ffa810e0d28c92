import Foundation

/// What tokens repeat of an identity provider's claims (`firebase.sign_in_attributes`).
enum SignInAttributes {
    /// More would make every request of the app heavy.
    private static let sizeLimit = 4_096

    /// The claims that are about the token and not about the person.
    private static let protocolClaims: Set<String> = [
        "iss", "aud", "azp", "exp", "iat", "nbf", "jti", "nonce", "at_hash", "c_hash", "s_hash",
        "auth_time", "sid",
    ]

    /// The text of a JSON object; `nil` for providers that the protocol knows by name, and for
    /// more than enters a token.
    static func text(of identity: ProviderIdentity) -> String? {
        let kind = IdentityProvider.Kind(of: identity.provider)
        guard kind == .openIDConnect || kind == .saml,
            let info = identity.rawUserInfo,
            let object = try? JSONSerialization.jsonObject(with: Data(info.utf8)),
            let claims = object as? [String: Any]
        else { return nil }
        // Attributes of SAML are all about the user.
        let kept = claims.filter { kind == .saml || !protocolClaims.contains($0.key) }
        guard !kept.isEmpty,
            let json = try? JSONSerialization.data(
                withJSONObject: kept,
                options: [.sortedKeys, .withoutEscapingSlashes]
            ),
            json.count <= sizeLimit
        else { return nil }
        return String(decoding: json, as: UTF8.self)
    }
}
