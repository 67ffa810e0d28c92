/// What became of an offer of a message to a provider.
package enum SendOutcome: Hashable, Sendable {
    case accepted(SendReceipt)

    /// Not taken now; `after` is when the provider wants to be asked again, if it said.
    case retryable(SendProblem, after: TimeSpan?)

    /// Never taken by this provider: the message, the number or the account is at fault.
    case permanent(SendProblem)

    /// Stopped by the provider's own guard against fraud.
    case fraudBlocked(SendProblem)

    /// No answer, after the offer may have arrived: somebody may have the message.
    case unknown(SendProblem)
}

/// What a provider says when it takes a message.
package struct SendReceipt: Hashable, Sendable {
    /// What the provider calls the message, one for each part where it splits messages itself;
    /// what cannot be a name is left out.
    package let providerMessageIDs: [String]

    /// How many messages the provider counts, where it says so.
    package let segments: Int?

    /// What the provider charges, where it says so.
    package let price: Money?

    package init(providerMessageIDs: [String], segments: Int? = nil, price: Money? = nil) {
        self.providerMessageIDs = providerMessageIDs.filter(ProviderWord.isName)
        self.segments = segments
        self.price = price
    }
}
