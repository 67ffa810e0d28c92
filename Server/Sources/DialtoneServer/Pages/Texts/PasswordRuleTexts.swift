import DialtoneModel

/// The texts about password requirements in one language.
struct PasswordRuleTexts: Decodable, Sendable {
    /// The sentence; `{rules}` is the placeholder for the requirements.
    let sentence: String
    let separator: String

    /// The minimum length; `{count}` is the placeholder for it, also in ``longest``.
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
    /// The minimum length of a new password.
    var shortest: Int {
        isEnforced ? max(minimumLength, Self.leastLength) : Self.leastLength
    }

    /// The maximum length; `nil` if it is too high to matter.
    fileprivate var longest: Int? {
        isEnforced && maximumLength < Self.greatestLength ? maximumLength : nil
    }
}
