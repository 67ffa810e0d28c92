/// The result of validating a password against the project's policy.
///
/// A requirement that the policy does not have counts as met.
public struct PasswordValidationStatus: Hashable, Sendable {
    /// Whether the password has the minimum length.
    public let meetsMinPasswordLength: Bool

    /// Whether the password does not exceed the maximum length.
    public let meetsMaxPasswordLength: Bool

    /// Whether the password contains a lower-case letter, if required.
    public let containsLowercaseLetter: Bool

    /// Whether the password contains an upper-case letter, if required.
    public let containsUppercaseLetter: Bool

    /// Whether the password contains a digit, if required.
    public let containsNumericCharacter: Bool

    /// Whether the password contains a non-alphanumeric character, if required.
    public let containsNonAlphanumericCharacter: Bool

    /// The policy that the password was validated against.
    public let passwordPolicy: PasswordPolicy

    /// Whether the password meets every requirement.
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
