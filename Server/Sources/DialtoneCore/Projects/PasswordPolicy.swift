/// What a new password has to be made of; lengths count UTF-16 units, as upstream counts them.
package struct PasswordPolicy: Hashable, Sendable, Codable {
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

    /// Whether people whose password falls short must change it before they sign in again.
    package var forcesUpgradeOnSignIn = false

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&isEnforced, forKey: .isEnforced)
        try container.update(&minimumLength, forKey: .minimumLength)
        try container.update(&maximumLength, forKey: .maximumLength)
        try container.update(&needsUppercase, forKey: .needsUppercase)
        try container.update(&needsLowercase, forKey: .needsLowercase)
        try container.update(&needsDigit, forKey: .needsDigit)
        try container.update(&needsSymbol, forKey: .needsSymbol)
        try container.update(&forcesUpgradeOnSignIn, forKey: .forcesUpgradeOnSignIn)
    }

    private enum CodingKeys: String, CodingKey {
        case isEnforced, minimumLength, maximumLength
        case needsUppercase, needsLowercase, needsDigit, needsSymbol, forcesUpgradeOnSignIn
    }
}
