/// What a gateway says about a message after it took it.
package struct DeliveryEvent: Hashable, Sendable {
    package let gatewayName: String
    package let gatewayMessageID: String

    /// Which attempt the gateway says that it is about, in words of ours that it repeats.
    package let attempt: AttemptReference?

    package let state: DeliveryState

    /// The gateway's own code.
    package let code: String?

    /// Why the message failed, if it did.
    package let reason: SendProblem.Reason?

    /// The carrier's country and network code (MCCMNC), where the gateway says so.
    package let network: String?

    package let price: Money?

    /// When it happened, by the gateway's clock where it says so.
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

    /// Whether a message can be known by the name that it brings.
    package var isAttributable: Bool { GatewayWord.isName(gatewayMessageID) }

    /// The same for a message whose attempt is known from elsewhere, where this does not say it.
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
