import IdentityToolkit

/// The project's requirements for passwords.
public struct PasswordPolicy: Hashable, Sendable {
    /// The minimum length, in UTF-16 code units.
    public let minPasswordLength: Int

    /// The maximum length, in UTF-16 code units.
    public let maxPasswordLength: Int

    /// Whether a lower-case letter is required.
    public let containsLowercaseLetter: Bool

    /// Whether an upper-case letter is required.
    public let containsUppercaseLetter: Bool

    /// Whether a digit is required.
    public let containsNumericCharacter: Bool

    /// Whether one of ``allowedNonAlphanumericCharacters`` is required.
    public let containsNonAlphanumericCharacter: Bool

    /// The characters that count as non-alphanumeric.
    public let allowedNonAlphanumericCharacters: String

    /// Whether the server rejects new passwords that do not meet the policy.
    public let isEnforced: Bool

    /// Whether the server also rejects sign-ins with existing passwords that do not meet it.
    public let forceUpgradeOnSignIn: Bool

    /// The default characters if the server provides none.
    private static let usualCharacters = "^$*.[]{}()?\"!@#%&/\\,><':;|_~"

    /// Returns whether the server takes a new password, as far as the policy says.
    package func accepts(_ password: String) -> Bool {
        let status = PasswordValidationStatus(password, under: self)
        return isEnforced ? status.isValid : status.meetsMinPasswordLength
    }

    init(_ answer: PasswordPolicyResponse) {
        let options = answer.customStrengthOptions
        minPasswordLength = options.minPasswordLength ?? 6
        maxPasswordLength = options.maxPasswordLength ?? 4096
        containsLowercaseLetter = options.containsLowercaseCharacter ?? false
        containsUppercaseLetter = options.containsUppercaseCharacter ?? false
        containsNumericCharacter = options.containsNumericCharacter ?? false
        containsNonAlphanumericCharacter = options.containsNonAlphanumericCharacter ?? false
        let characters = answer.allowedNonAlphanumericCharacters?.joined() ?? ""
        allowedNonAlphanumericCharacters = characters.isEmpty ? Self.usualCharacters : characters
        isEnforced = answer.enforcementState == .enforce
        forceUpgradeOnSignIn = answer.forceUpgradeOnSignin ?? false
    }
}
