/// A sign-in method, as named in tokens (`firebase.sign_in_provider`).
package struct SignInProvider: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static let phone = Self(rawValue: "phone")
    package static let anonymous = Self(rawValue: "anonymous")

    /// Password or e-mail link: tokens do not distinguish between the two.
    package static let password = Self(rawValue: "password")

    package static let passkey = Self(rawValue: "passkey")
    package static let custom = Self(rawValue: "custom")

    /// The name under which SDKs open this server's own sign-in page.
    ///
    /// It is never the method of a sign-in: the session is that of the method used on the page.
    package static let hosted = Self(rawValue: "oidc.dialtone")
}
