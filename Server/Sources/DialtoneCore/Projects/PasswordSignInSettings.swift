/// Rules of sign-in by e-mail address: by password, and by a link that is sent there.
package struct PasswordSignInSettings: Hashable, Sendable {
    package var isEnabled = true

    /// Whether a link that was sent to the address signs in as well.
    package var allowsEmailLink = true

    package var policy = PasswordPolicy()

    /// Whether mails to one address, and wrong passwords for it, are limited.
    package var limitsAttempts = true

    package init() {}
}

extension PasswordSignInSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("allowsEmailLink", \.allowsEmailLink),
            SettingPart("policy", \.policy),
            SettingPart("limitsAttempts", \.limitsAttempts),
        ]
    }
}
