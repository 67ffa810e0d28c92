package import DialtoneModel
import Foundation

extension ProviderIdentity {
    /// The maximum length of an ID, as OpenID Connect and SAML define it.
    static let idLimit = 255
    private static let nameLimit = 256
    private static let photoURLLimit = 2_048

    /// Creates an identity from verified claims; values that are too long are left out.
    ///
    /// `nil` if there is no ID, or if it is too long.
    package init?(_ claims: ProviderClaims, of provider: SignInProvider, payload: [UInt8]) {
        guard (1...Self.idLimit).contains(claims.subject.utf8.count) else { return nil }
        self.init(provider: provider, rawID: claims.subject)
        email = claims.email.flatMap { try? EmailAddress(checking: $0).rawValue }
        isEmailVerified = email != nil && claims.isEmailVerified
        firstName = Self.bounded(claims.givenName)
        lastName = Self.bounded(claims.familyName)
        displayName = Self.bounded(claims.name) ?? Self.joined(firstName, lastName)
        photoURL = claims.picture.flatMap { $0.utf8.count <= Self.photoURLLimit ? $0 : nil }
        screenName = Self.bounded(claims.screenName)
        language = Self.bounded(claims.locale)
        rawUserInfo =
            provider == .google
            ? GoogleProfile(self, locale: language, hostedDomain: claims.hostedDomain).text
            : String(decoding: payload, as: UTF8.self)
    }

    /// Sets the name from the data that Apple sends to an app at the first sign-in only.
    ///
    /// The data comes from the app and is not signed by Apple, so it is used only as a display
    /// name.
    package mutating func addName(fromAppleUser json: String?) {
        guard provider == .apple, displayName == nil, let json,
            let user = try? JSONDecoder().decode(AppleUser.self, from: Data(json.utf8))
        else { return }
        firstName = Self.bounded(user.name?.firstName)
        lastName = Self.bounded(user.name?.lastName)
        displayName = Self.joined(firstName, lastName)
    }

    private struct AppleUser: Decodable {
        let name: Name?

        struct Name: Decodable {
            let firstName: String?
            let lastName: String?
        }
    }

    static func joined(_ first: String?, _ last: String?) -> String? {
        let parts = [first, last].compactMap(\.self)
        return parts.isEmpty ? nil : bounded(parts.joined(separator: " "))
    }

    static func bounded(_ text: String?) -> String? {
        guard let text, !text.isEmpty, text.utf16.count <= nameLimit else { return nil }
        return text
    }
}
