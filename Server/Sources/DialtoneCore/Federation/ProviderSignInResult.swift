/// What became of a sign-in by an identity provider.
package enum ProviderSignInResult: Sendable {
    case completed(SignInOutcome, Completion)

    /// An account has the address, and the provider does not vouch for it: its owner has to sign
    /// in as before and then link the provider.
    case confirmationNeeded(owner: Account, ProviderEvidence, pendingToken: String)

    /// The identity, or its address, belongs to another account than the one to link to.
    case conflict(Refusal, ProviderEvidence, pendingToken: String)

    package struct Completion: Sendable {
        package let evidence: ProviderEvidence
        package let isNew: Bool

        /// Whether credentials that nobody had proved were taken off the account.
        package let isRecycled: Bool
    }
}
