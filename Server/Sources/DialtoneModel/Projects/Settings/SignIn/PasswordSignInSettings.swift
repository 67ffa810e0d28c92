package import DialtoneBasics

/// Settings for sign-in by e-mail address, with a password or with an e-mail link.
package struct PasswordSignInSettings: Hashable, Sendable {
    package var isEnabled = true

    /// Whether sign-in by e-mail link is allowed.
    package var allowsEmailLink = true

    package var policy = PasswordPolicy()

    /// Whether mails to one address, and wrong passwords for it, are limited.
    ///
    /// The setting also controls the limits on notices to owners: text messages to one number, and
    /// mails about changes of an account.
    package var limitsAttempts = true

    package init() {}
}

extension PasswordSignInSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("allowsEmailLink", \.allowsEmailLink),
            SettingPart("policy", \.policy),
            SettingPart("limitsAttempts", \.limitsAttempts),
        ]
    }
}
