/// Rules that a password has to meet.
public struct PasswordStrengthOptions: Codable, Hashable, Sendable {
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

    /// Creates rules; a `nil` field stays out of the JSON.
    public init(
        minPasswordLength: Int? = nil,
        maxPasswordLength: Int? = nil,
        containsLowercaseCharacter: Bool? = nil,
        containsUppercaseCharacter: Bool? = nil,
        containsNumericCharacter: Bool? = nil,
        containsNonAlphanumericCharacter: Bool? = nil
    ) {
        self.minPasswordLength = minPasswordLength
        self.maxPasswordLength = maxPasswordLength
        self.containsLowercaseCharacter = containsLowercaseCharacter
        self.containsUppercaseCharacter = containsUppercaseCharacter
        self.containsNumericCharacter = containsNumericCharacter
        self.containsNonAlphanumericCharacter = containsNonAlphanumericCharacter
    }
}
