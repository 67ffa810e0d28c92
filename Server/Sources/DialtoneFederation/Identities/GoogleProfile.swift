import Foundation

/// A Google account with the field names of Google's user info endpoint.
///
/// Apps expect these names from upstream; the claims of an ID token have other names.
package struct GoogleProfile: Encodable {
    private let id: String
    private let name: String?
    private let givenName: String?
    private let familyName: String?
    private let email: String?
    private let isEmailVerified: Bool
    private let picture: String?
    private let locale: String?
    private let hostedDomain: String?
    private let grantedScopes: String

    package init(_ identity: ProviderIdentity, locale: String?, hostedDomain: String?) {
        id = identity.rawID
        name = identity.displayName
        givenName = identity.firstName
        familyName = identity.lastName
        email = identity.email
        isEmailVerified = identity.isEmailVerified
        picture = identity.photoURL
        self.locale = locale
        self.hostedDomain = hostedDomain
        let scopes = [
            "openid", "https://www.googleapis.com/auth/userinfo.profile",
            identity.email.map { _ in "https://www.googleapis.com/auth/userinfo.email" },
        ]
        grantedScopes = scopes.compactMap(\.self).joined(separator: " ")
    }

    /// The profile as a JSON object.
    package var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case givenName = "given_name"
        case familyName = "family_name"
        case email
        case isEmailVerified = "verified_email"
        case picture
        case locale
        case hostedDomain = "hd"
        case grantedScopes = "granted_scopes"
    }
}
