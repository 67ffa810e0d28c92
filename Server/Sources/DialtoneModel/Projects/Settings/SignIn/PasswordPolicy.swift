package import DialtoneBasics

/// The requirements for new passwords; lengths are in UTF-16 code units, as upstream.
package struct PasswordPolicy: Hashable, Sendable {
    /// The smallest minimum length that a project can set.
    package static let leastLength = 6

    /// The largest maximum length that a project can set.
    package static let greatestLength = 4_096

    /// The lengths that an import accepts, independent of the project's policy.
    package static let importable = leastLength...greatestLength

    /// Whether passwords that do not meet the policy are rejected.
    ///
    /// Otherwise only ``leastLength`` and ``greatestLength`` apply.
    package var isEnforced = false

    package var minimumLength = leastLength
    package var maximumLength = greatestLength
    package var needsUppercase = false
    package var needsLowercase = false
    package var needsDigit = false
    package var needsSymbol = false

    /// Whether common and breached passwords, and the user's own address, are rejected.
    ///
    /// It is independent of ``isEnforced``.
    package var refusesCommon = true

    /// Whether users whose password does not meet the policy must change it at sign-in.
    package var forcesUpgradeOnSignIn = false

    package init() {}

    /// The policy of new projects, with a minimum of eight characters.
    ///
    /// That is the lowest minimum in NIST SP 800-63B.
    package static var ofNewProjects: Self {
        var policy = Self()
        policy.isEnforced = true
        policy.minimumLength = 8
        return policy
    }
}

extension PasswordPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnforced", \.isEnforced),
            SettingPart("minimumLength", \.minimumLength),
            SettingPart("maximumLength", \.maximumLength),
            SettingPart("needsUppercase", \.needsUppercase),
            SettingPart("needsLowercase", \.needsLowercase),
            SettingPart("needsDigit", \.needsDigit),
            SettingPart("needsSymbol", \.needsSymbol),
            SettingPart("refusesCommon", \.refusesCommon),
            SettingPart("forcesUpgradeOnSignIn", \.forcesUpgradeOnSignIn),
        ]
    }
}
