/// Rules that a password has to meet.
public struct PasswordStrengthOptions: WireObject {
    /// Fewest UTF-16 units: 6 to 30.
    public var minPasswordLength: Int?

    /// Most UTF-16 units, up to 4,096.
    public var maxPasswordLength: Int?

    /// Whether it needs a lower-case letter.
    public var containsLowercaseCharacter: Bool?

    /// Whether it needs an upper-case letter.
    public var containsUppercaseCharacter: Bool?

    /// Whether it needs a digit.
    public var containsNumericCharacter: Bool?

    /// Whether it needs another character.
    public var containsNonAlphanumericCharacter: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
