package import DialtoneModel

extension PasswordPolicy {
    /// Throws a ``Refusal`` unless the policy accepts `password` as a new password.
    ///
    /// It checks only the built-in list and the context. ``BreachedPasswords`` checks an external
    /// service.
    package func check(_ password: String, in context: PasswordContext) throws(Refusal) {
        try check(password)
        guard refusesCommon else { return }
        if CommonPasswords.bundled.contains(password) { throw .guessablePassword(.common) }
        if Self.isSequence(password) { throw .guessablePassword(.common) }
        if context.contains(password) { throw .guessablePassword(.context) }
    }

    /// Whether all characters are consecutive or equal, such as `23456789` or `aaaaaaaa`.
    private static func isSequence(_ password: String) -> Bool {
        let values = password.unicodeScalars.map { Int($0.value) }
        guard let first = values.first, values.count > 1 else { return false }
        let step = values[1] - first
        guard (-1...1).contains(step) else { return false }
        return zip(values, values.dropFirst()).allSatisfy { $1 - $0 == step }
    }
}
