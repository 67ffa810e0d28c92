/// How a password fares under the project's policy.
///
/// A rule that the policy does not have is met.
public struct PasswordValidationStatus: Hashable, Sendable {
    /// Whether it is long enough.
    public let meetsMinPasswordLength: Bool

    /// Whether it is not too long.
    public let meetsMaxPasswordLength: Bool

    /// Whether it has a lower-case letter, if it needs one.
    public let containsLowercaseLetter: Bool

    /// Whether it has an upper-case letter, if it needs one.
    public let containsUppercaseLetter: Bool

    /// Whether it has a digit, if it needs one.
    public let containsNumericCharacter: Bool

    /// Whether it has another character, if it needs one.
    public let containsNonAlphanumericCharacter: Bool

    /// The policy.
    public let passwordPolicy: PasswordPolicy

    /// Whether it follows every rule.
    public var isValid: Bool {
        meetsMinPasswordLength && meetsMaxPasswordLength && containsLowercaseLetter
            && containsUppercaseLetter && containsNumericCharacter
            && containsNonAlphanumericCharacter
    }

    init(_ password: String, under policy: PasswordPolicy) {
        let length = password.utf16.count
        meetsMinPasswordLength = length >= policy.minPasswordLength
        meetsMaxPasswordLength = length <= policy.maxPasswordLength
        func has(_ isNeeded: Bool, _ matches: (Character) -> Bool) -> Bool {
            !isNeeded || password.contains(where: matches)
        }
        containsLowercaseLetter = has(policy.containsLowercaseLetter) { ("a"..."z").contains($0) }
        containsUppercaseLetter = has(policy.containsUppercaseLetter) { ("A"..."Z").contains($0) }
        containsNumericCharacter = has(policy.containsNumericCharacter) {
            ("0"..."9").contains($0)
        }
        containsNonAlphanumericCharacter = has(policy.containsNonAlphanumericCharacter) {
            policy.allowedNonAlphanumericCharacters.contains($0)
        }
        passwordPolicy = policy
    }
}
