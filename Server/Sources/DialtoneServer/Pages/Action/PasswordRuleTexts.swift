import DialtoneCore

/// What a new password has to be made of, in one language.
struct PasswordRuleTexts: Sendable {
    /// `{rules}` stands for the rules that apply.
    let sentence: String
    let separator: String

    /// `{count}` stands for a number of characters, here and in ``longest``.
    let shortest: String
    let longest: String
    let lowercase: String
    let uppercase: String
    let digit: String
    let symbol: String

    func text(for policy: PasswordPolicy) -> String {
        let rules = [
            shortest.replacing("{count}", with: String(policy.shortest)),
            policy.longest.map { longest.replacing("{count}", with: String($0)) },
            policy.isEnforced && policy.needsLowercase ? lowercase : nil,
            policy.isEnforced && policy.needsUppercase ? uppercase : nil,
            policy.isEnforced && policy.needsDigit ? digit : nil,
            policy.isEnforced && policy.needsSymbol ? symbol : nil,
        ]
        let list = rules.compactMap(\.self).joined(separator: separator)
        return sentence.replacing("{rules}", with: list)
    }
}

extension PasswordPolicy {
    /// The fewest characters that a new password may have.
    var shortest: Int {
        isEnforced ? max(minimumLength, Self.leastLength) : Self.leastLength
    }

    /// The most characters, where people could want more.
    fileprivate var longest: Int? {
        isEnforced && maximumLength < Self.greatestLength ? maximumLength : nil
    }
}
