import Foundation

extension ProviderIdentity {
    /// The longest ID that OpenID Connect and SAML allow.
    static let idLimit = 255
    private static let nameLimit = 256
    private static let photoURLLimit = 2_048

    /// Reads a person out of claims that have been verified; what is too long is left out.
    ///
    /// `nil` without an ID that can be kept.
    init?(_ claims: ProviderClaims, of provider: SignInProvider, payload: [UInt8]) {
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

    /// Takes the name from what Apple gives an app at the first sign-in, and never again.
    ///
    /// It is the app's word, not Apple's, so it names a person and proves nothing.
    mutating func addName(fromAppleUser json: String?) {
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
