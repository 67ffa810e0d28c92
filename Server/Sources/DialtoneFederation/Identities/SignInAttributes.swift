import DialtoneModel
import Foundation

/// The provider claims that are copied into ID tokens (`firebase.sign_in_attributes`).
package enum SignInAttributes {
    /// The maximum size in bytes; larger tokens would make every request of the app too large.
    private static let sizeLimit = 4_096

    /// The claims that describe the token and not the user.
    private static let protocolClaims: Set<String> = [
        "iss", "aud", "azp", "exp", "iat", "nbf", "jti", "nonce", "at_hash", "c_hash", "s_hash",
        "auth_time", "sid",
    ]

    /// The claims as a JSON object.
    ///
    /// `nil` for the built-in providers, and if the claims are larger than a token may contain.
    package static func text(of identity: ProviderIdentity) -> String? {
        let kind = IdentityProvider.Kind(of: identity.provider)
        guard kind == .openIDConnect || kind == .saml,
            let info = identity.rawUserInfo,
            let object = try? JSONSerialization.jsonObject(with: Data(info.utf8)),
            let claims = object as? [String: Any]
        else { return nil }
        // SAML attributes always describe the user.
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
