package import DialtoneBasics

/// The verdict on a sign-in with the number of an account.
package enum NumberVerdict: Hashable, Sendable {
    /// The number still belongs to the account, as far as is known.
    case welcome

    /// The number may have been reassigned; the user must prove one of these other methods.
    case otherProof([String])

    /// The claim succeeds: the account was not used during the waiting period.
    case claimed

    /// There is a claim, whose remaining waiting period is given.
    case wait(TimeSpan)

    /// A new claim begins.
    case claim(wait: TimeSpan)

    /// The number counts as reassigned, so the user gets a new account.
    case freshAccount
}
