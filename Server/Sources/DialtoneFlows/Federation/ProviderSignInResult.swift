package import DialtoneFederation
package import DialtoneModel

/// The result of a sign-in with an identity provider.
package enum ProviderSignInResult: Sendable {
    case completed(SignInOutcome, Completion)

    /// An account has the address, but the provider has not verified it: the owner has to sign in
    /// with an existing method and then link the provider.
    case confirmationNeeded(owner: Account, ProviderEvidence, pendingToken: String)

    /// The identity or its address belongs to a different account than the one to link to.
    case conflict(Refusal, ProviderEvidence, pendingToken: String)

    package struct Completion: Sendable {
        package let evidence: ProviderEvidence
        package let isNew: Bool

        /// Whether unverified credentials were removed from the account.
        package let isRecycled: Bool
    }
}
