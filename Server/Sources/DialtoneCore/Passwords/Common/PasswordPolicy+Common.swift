extension PasswordPolicy {
    /// Throws a ``Refusal`` unless the policy accepts the new password `password`.
    ///
    /// Compares with the bundled list and the context only; see ``BreachedPasswords`` for more.
    package func check(_ password: String, in context: PasswordContext) throws(Refusal) {
        try check(password)
        guard refusesCommon else { return }
        if CommonPasswords.bundled.contains(password) { throw .guessablePassword(.common) }
        if Self.isSequence(password) { throw .guessablePassword(.common) }
        if context.contains(password) { throw .guessablePassword(.context) }
    }

    /// Whether each character follows the one before, or repeats it: `aaaaaaaa`, `23456789`.
    private static func isSequence(_ password: String) -> Bool {
        let values = password.unicodeScalars.map { Int($0.value) }
        guard let first = values.first, values.count > 1 else { return false }
        let step = values[1] - first
        guard (-1...1).contains(step) else { return false }
        return zip(values, values.dropFirst()).allSatisfy { $1 - $0 == step }
    }
}

/// Why a password is easily guessed.
package enum GuessablePassword: Hashable, Sendable {
    /// It is on the bundled list, or is one repeated character or a counted sequence.
    case common
    /// It is the address or the project's name, with digits and symbols at most.
    case context
    /// The service of breached passwords knows it.
    case breached
}
