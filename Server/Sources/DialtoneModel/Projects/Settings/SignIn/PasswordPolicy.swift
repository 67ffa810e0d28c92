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

extension PasswordPolicy {
    /// Throws a ``Refusal`` if the policy rejects `password` as a new password.
    package func check(_ password: String) throws(Refusal) {
        let length = password.utf16.count
        guard length >= Self.leastLength else { throw .weakPassword }
        guard length <= Self.greatestLength else {
            throw .passwordBelowPolicy([.tooLong(Self.greatestLength)])
        }
        guard isEnforced else { return }
        let shortcomings = shortcomings(of: password)
        guard shortcomings.isEmpty else { throw .passwordBelowPolicy(shortcomings) }
    }

    /// Returns the requirements that `password` does not meet, whether enforced or not.
    package func shortcomings(of password: String) -> [PasswordShortcoming] {
        let length = password.utf16.count
        let rules: [(isBroken: Bool, shortcoming: PasswordShortcoming)] = [
            (length < minimumLength, .tooShort(minimumLength)),
            (length > maximumLength, .tooLong(maximumLength)),
            (needsLowercase && !password.contains(where: \.isLowercase), .noLowercase),
            (needsUppercase && !password.contains(where: \.isUppercase), .noUppercase),
            (needsDigit && !password.contains(where: \.isNumber), .noDigit),
            (needsSymbol && !password.contains(where: Self.isSymbol), .noSymbol),
        ]
        return rules.filter(\.isBroken).map(\.shortcoming)
    }

    private static func isSymbol(_ character: Character) -> Bool {
        !character.isLetter && !character.isNumber && !character.isWhitespace
    }
}
