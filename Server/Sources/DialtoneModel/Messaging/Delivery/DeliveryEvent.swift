package import DialtoneBasics

/// A gateway's report about a message that it accepted earlier.
package struct DeliveryEvent: Hashable, Sendable {
    package let gatewayName: String
    package let gatewayMessageID: String

    /// The attempt, if the gateway returned its reference.
    package let attempt: AttemptReference?

    package let state: DeliveryState

    /// The gateway's own status or error code.
    package let code: String?

    /// Why the message failed, if it did.
    package let reason: SendProblem.Reason?

    /// The carrier's country and network code (MCCMNC), if the gateway reports it.
    package let network: String?

    package let price: Money?

    /// When it happened; the gateway's time if it reports one.
    package let at: Timestamp

    package init(
        gatewayName: String,
        gatewayMessageID: String,
        attempt: AttemptReference? = nil,
        state: DeliveryState,
        code: String? = nil,
        reason: SendProblem.Reason? = nil,
        network: String? = nil,
        price: Money? = nil,
        at: Timestamp
    ) {
        self.gatewayName = gatewayName
        self.gatewayMessageID = gatewayMessageID
        self.attempt = attempt
        self.state = state
        self.code = GatewayWord.code(code)
        self.reason = reason
        self.network = GatewayWord.code(network)
        self.price = price
        self.at = at
    }

    /// Whether the gateway's message ID is valid, so that the event can be matched by it.
    package var isAttributable: Bool { GatewayWord.isName(gatewayMessageID) }

    /// Returns the event with `attempt` as its reference, unless it has one already.
    package func about(_ attempt: AttemptReference?) -> Self {
        guard self.attempt == nil, let attempt else { return self }
        return Self(
            gatewayName: gatewayName,
            gatewayMessageID: gatewayMessageID,
            attempt: attempt,
            state: state,
            code: code,
            reason: reason,
            network: network,
            price: price,
            at: at
        )
    }
}
