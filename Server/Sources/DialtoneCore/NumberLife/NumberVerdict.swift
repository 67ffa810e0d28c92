/// What becomes of somebody who proved the number of an account.
enum NumberVerdict: Hashable, Sendable {
    /// The number is still the account's as far as anybody knows.
    case welcome

    /// The number may be in other hands: these ways to sign in, which the account has as well,
    /// decide.
    case otherProof([String])

    /// Nobody used the account since somebody claimed it, for as long as was asked.
    case claimed

    /// There is a claim; so long it still has to stand.
    case wait(TimeSpan)

    /// A claim begins now.
    case claim(wait: TimeSpan)

    /// The number is another person's by now, who gets an account of their own.
    case freshAccount
}
