public import Foundation
package import IdentityToolkit

/// What a sign-in screen of the project can offer.
///
/// The server decides again at each sign-in.
public struct ProjectSignInOptions: Hashable, Sendable {
    /// An identity provider.
    public struct Provider: Hashable, Sendable {
        /// The provider's ID, for example `google.com`.
        public let id: String

        /// The name to show, if the project has set one.
        public let name: String?
    }

    /// The ways to sign in: `phone`, `password`, `emailLink`, `passkey`, `anonymous`, and the IDs of
    /// ``providers``; newer servers may add others.
    public let methods: [String]

    /// The identity providers.
    public let providers: [Provider]

    /// Whether users can create accounts.
    public let allowsSignUp: Bool

    /// The only regions that messages are sent to, by ISO 3166 code; `nil` if all others are
    /// allowed.
    public let allowedRegions: [String]?

    /// The regions that no messages are sent to, by ISO 3166 code.
    public let disallowedRegions: [String]

    /// The number of digits of a code in a message.
    public let codeLength: Int

    /// The kinds of second factors that users can enroll, like ``MultiFactorInfo/factorID``: `phone`
    /// and `totp`; empty if the project has none.
    public let secondFactors: [String]

    /// Whether every user needs a second factor.
    public let requiresSecondFactor: Bool

    /// Whether users who sign in by phone number can have a second factor.
    public let allowsSecondFactorAfterPhone: Bool

    /// What passwords have to be like; `nil` if the project has no sign-in with passwords.
    public let passwordPolicy: PasswordPolicy?

    /// The terms of service.
    public let termsURL: URL?

    /// The privacy policy.
    public let privacyURL: URL?

    /// Where users get help: a page, or an address with `mailto:`.
    public let supportURL: URL?

    /// The project's name.
    public let projectName: String?

    /// The project's logo, a PNG or WebP image.
    ///
    /// The URL changes with the image, so that it can be cached indefinitely.
    public let logoURL: URL?

    /// The color of buttons and links on a light screen, such as `#0d6b57`; it has a contrast of at
    /// least 4.5 to white.
    public let accentColor: String?

    /// The color of buttons and links on a dark screen.
    public let darkAccentColor: String?

    package init(_ answer: SignInOptionsResponse, logoURL: URL? = nil) {
        methods = answer.signInMethods
        providers = (answer.providers ?? []).map {
            Provider(id: $0.providerId, name: $0.displayName)
        }
        allowsSignUp = answer.allowsSignUp
        allowedRegions = answer.allowedRegions
        disallowedRegions = answer.disallowedRegions ?? []
        codeLength = answer.codeLength
        secondFactors = answer.secondFactors.kinds.compactMap { Self.factorIDs[$0] }
        requiresSecondFactor = answer.secondFactors.required
        allowsSecondFactorAfterPhone = answer.secondFactors.afterPhone
        passwordPolicy = answer.passwordPolicy.map(PasswordPolicy.init)
        termsURL = Self.link(answer.links?.terms)
        privacyURL = Self.link(answer.links?.privacy)
        supportURL = Self.link(answer.links?.support, or: "mailto")
        projectName = answer.branding?.displayName
        self.logoURL = logoURL
        accentColor = answer.branding?.accent
        darkAccentColor = answer.branding?.darkAccent
    }

    private static let factorIDs = [
        "PHONE_SMS": PhoneMultiFactorInfo.PhoneMultiFactorID,
        "TOTP": PhoneMultiFactorInfo.TOTPMultiFactorID,
    ]

    /// Returns an address that is safe to open; `nil` for all others.
    private static func link(_ text: String?, or scheme: String? = nil) -> URL? {
        guard let url = text.flatMap({ URL(string: $0) }),
            let found = url.scheme?.lowercased(), ["https", "http", scheme].contains(found)
        else { return nil }
        return url
    }
}
