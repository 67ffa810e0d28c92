/// What became of an offer of a message to a gateway.
package enum SendOutcome: Hashable, Sendable {
    case accepted(SendReceipt)

    /// Not taken now; `after` is when the gateway wants to be asked again, if it said.
    case retryable(SendProblem, after: TimeSpan?)

    /// Never taken by this gateway: the message, the number or the account is at fault.
    case permanent(SendProblem)

    /// Stopped by the gateway's own guard against fraud.
    case fraudBlocked(SendProblem)

    /// No answer, after the offer may have arrived: somebody may have the message.
    case unknown(SendProblem)
}

/// What a gateway says when it takes a message.
package struct SendReceipt: Hashable, Sendable {
    /// What the gateway calls the message, one for each part where it splits messages itself;
    /// what cannot be a name is left out.
    package let gatewayMessageIDs: [String]

    /// How many messages the gateway counts, where it says so.
    package let segments: Int?

    /// What the gateway charges, where it says so.
    package let price: Money?

    package init(gatewayMessageIDs: [String], segments: Int? = nil, price: Money? = nil) {
        self.gatewayMessageIDs = gatewayMessageIDs.filter(GatewayWord.isName)
        self.segments = segments
        self.price = price
    }
}
