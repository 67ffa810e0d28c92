/// The way somebody signed in, as tokens name it (`firebase.sign_in_provider`).
package struct SignInProvider: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static let phone = Self(rawValue: "phone")
    package static let anonymous = Self(rawValue: "anonymous")

    /// Password, and link by e-mail as well: tokens do not tell them apart.
    package static let password = Self(rawValue: "password")

    package static let custom = Self(rawValue: "custom")
}
