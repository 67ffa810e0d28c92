/// The requirements of a password policy.
public struct PasswordStrengthOptions: WireObject {
    /// The minimum length in UTF-16 code units: 6 to 30.
    public var minPasswordLength: Int?

    /// The maximum length in UTF-16 code units, up to 4,096.
    public var maxPasswordLength: Int?

    /// Whether a lowercase letter is required.
    public var containsLowercaseCharacter: Bool?

    /// Whether an uppercase letter is required.
    public var containsUppercaseCharacter: Bool?

    /// Whether a digit is required.
    public var containsNumericCharacter: Bool?

    /// Whether a non-alphanumeric character is required.
    public var containsNonAlphanumericCharacter: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
