extension PasswordPolicy {
    /// Throws a ``Refusal`` if the policy rejects `password` as a new password.
    package func check(_ password: String) throws(Refusal) {
        let length = password.utf16.count
        guard length >= Self.leastLength else { throw .weakPassword }
        guard length <= Self.greatestLength else {
            throw .passwordBelowPolicy([.tooLong(Self.greatestLength)])
        }
        guard isEnforced else { return }
        let shortcomings = shortcomings(of: password)
        guard shortcomings.isEmpty else { throw .passwordBelowPolicy(shortcomings) }
    }

    /// Returns the requirements that `password` does not meet, whether enforced or not.
    package func shortcomings(of password: String) -> [PasswordShortcoming] {
        let length = password.utf16.count
        let rules: [(isBroken: Bool, shortcoming: PasswordShortcoming)] = [
            (length < minimumLength, .tooShort(minimumLength)),
            (length > maximumLength, .tooLong(maximumLength)),
            (needsLowercase && !password.contains(where: \.isLowercase), .noLowercase),
            (needsUppercase && !password.contains(where: \.isUppercase), .noUppercase),
            (needsDigit && !password.contains(where: \.isNumber), .noDigit),
            (needsSymbol && !password.contains(where: Self.isSymbol), .noSymbol),
        ]
        return rules.filter(\.isBroken).map(\.shortcoming)
    }

    private static func isSymbol(_ character: Character) -> Bool {
        !character.isLetter && !character.isNumber && !character.isWhitespace
    }
}
