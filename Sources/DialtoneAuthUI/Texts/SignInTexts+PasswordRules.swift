public import DialtoneAuth

extension SignInTexts {
    /// Returns what a new password needs, as one sentence.
    public func passwordRules(_ policy: PasswordPolicy) -> String {
        var rules = [text(.passwordRulesShortest, ["count": String(policy.minPasswordLength)])]
        if policy.isEnforced {
            if policy.maxPasswordLength < Self.greatestLength {
                let count = String(policy.maxPasswordLength)
                rules.append(text(.passwordRulesLongest, ["count": count]))
            }
            if policy.containsLowercaseLetter { rules.append(text(.passwordRulesLowercase)) }
            if policy.containsUppercaseLetter { rules.append(text(.passwordRulesUppercase)) }
            if policy.containsNumericCharacter { rules.append(text(.passwordRulesDigit)) }
            if policy.containsNonAlphanumericCharacter { rules.append(text(.passwordRulesSymbol)) }
        }
        let list = rules.joined(separator: text(.passwordRulesSeparator))
        return text(.passwordRulesSentence, ["rules": list])
    }

    /// The length that no user's password reaches, so that it is not worth a sentence.
    private static let greatestLength = 4096
}
