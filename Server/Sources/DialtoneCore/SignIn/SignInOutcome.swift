/// What a proved first factor led to.
package enum SignInOutcome: Sendable {
    case signedIn(TokenPair, Account)

    /// The account's second factor is still to be proved; the credential is for that and for
    /// nothing else.
    case secondFactorRequired(PendingCredential, Account)
}
