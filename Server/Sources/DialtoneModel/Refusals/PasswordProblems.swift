/// A requirement of the password policy that a password does not meet.
package enum PasswordShortcoming: Hashable, Sendable {
    case tooShort(Int)
    case tooLong(Int)
    case noLowercase
    case noUppercase
    case noDigit
    case noSymbol
}

/// Why a password is easily guessed.
package enum GuessablePassword: Hashable, Sendable {
    /// It is on the bundled list, or consists of one repeated character or a counting sequence.
    case common
    /// It is the e-mail address or the project's name, with at most digits and symbols added.
    case context
    /// It is in the database of breached passwords.
    case breached
}
