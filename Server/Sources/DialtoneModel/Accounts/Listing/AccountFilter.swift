package import DialtoneBasics

/// The conditions of an administrator's list of accounts; `nil` demands nothing.
package struct AccountFilter: Hashable, Sendable, Codable {
    package var isDisabled: Bool?
    package var method: SignInMethodFilter?
    package var hasSecondFactor: Bool?
    package var isAnonymous: Bool?

    /// The earliest creation time.
    package var createdSince: Timestamp?

    /// The creation time must be earlier.
    package var createdBefore: Timestamp?

    /// The beginning of the display name.
    package var namePrefix: NameKey?

    package init() {}
}

/// A sign-in method that listed accounts have.
package enum SignInMethodFilter: Hashable, Sendable, Codable {
    case phone, password, emailLink, passkey, custom

    /// An identity at a provider, such as `google.com`.
    case provider(String)

    /// Parses the name of a method; `nil` if no method has such a name.
    package init?(_ name: String) {
        switch name {
        case "phone": self = .phone
        case "password": self = .password
        case "emailLink": self = .emailLink
        case "passkey": self = .passkey
        case "custom": self = .custom
        default:
            guard name.wholeMatch(of: /[A-Za-z0-9._-]{1,128}/) != nil else { return nil }
            self = .provider(name)
        }
    }
}
