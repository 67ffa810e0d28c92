/// What a new password has to be made of; lengths count UTF-16 units, as upstream counts them.
package struct PasswordPolicy: Hashable, Sendable {
    /// The least that any project asks for.
    package static let leastLength = 6

    /// The most that any project takes.
    package static let greatestLength = 4_096

    /// What an import takes, whatever the project asks of new passwords.
    static let importable = leastLength...greatestLength

    /// Whether passwords that fall short are refused; without it only ``leastLength`` and
    /// ``greatestLength`` count.
    package var isEnforced = false

    package var minimumLength = leastLength
    package var maximumLength = greatestLength
    package var needsUppercase = false
    package var needsLowercase = false
    package var needsDigit = false
    package var needsSymbol = false

    /// Whether common and breached passwords, and the user's own address, are refused; independent
    /// of ``isEnforced``.
    package var refusesCommon = true

    /// Whether people whose password falls short must change it before they sign in again.
    package var forcesUpgradeOnSignIn = false

    package init() {}

    /// The policy of new projects: at least eight characters, the lowest minimum in NIST SP
    /// 800-63B.
    package static var ofNewProjects: Self {
        var policy = Self()
        policy.isEnforced = true
        policy.minimumLength = 8
        return policy
    }
}

extension PasswordPolicy: PartwiseCodable {
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
