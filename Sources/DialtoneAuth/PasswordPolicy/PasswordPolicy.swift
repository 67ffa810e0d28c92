import IdentityToolkit

/// What the project's passwords have to be like.
public struct PasswordPolicy: Hashable, Sendable {
    /// The fewest UTF-16 units.
    public let minPasswordLength: Int

    /// The most UTF-16 units.
    public let maxPasswordLength: Int

    /// Whether a password needs a lower-case letter.
    public let containsLowercaseLetter: Bool

    /// Whether a password needs an upper-case letter.
    public let containsUppercaseLetter: Bool

    /// Whether a password needs a digit.
    public let containsNumericCharacter: Bool

    /// Whether a password needs one of ``allowedNonAlphanumericCharacters``.
    public let containsNonAlphanumericCharacter: Bool

    /// What counts as neither letter nor digit.
    public let allowedNonAlphanumericCharacters: String

    /// Whether the server refuses new passwords that do not follow it.
    public let isEnforced: Bool

    /// Whether the server also refuses to sign in with an older password that does not.
    public let forceUpgradeOnSignIn: Bool

    /// What counts where the server does not tell.
    private static let usualCharacters = "^$*.[]{}()?\"!@#%&/\\,><':;|_~"

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
        forceUpgradeOnSignIn = answer.forceUpgradeOnSignIn ?? false
    }
}
