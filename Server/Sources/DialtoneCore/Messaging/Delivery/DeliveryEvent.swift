/// What a provider says about a message after it took it.
package struct DeliveryEvent: Hashable, Sendable {
    package let providerName: String
    package let providerMessageID: String
    package let state: DeliveryState

    /// The provider's own code.
    package let code: String?

    /// Why the message failed, if it did.
    package let reason: SendProblem.Reason?

    /// The carrier's country and network code (MCCMNC), where the provider says so.
    package let network: String?

    package let price: Money?

    /// When it happened, by the provider's clock where it says so.
    package let at: Timestamp

    package init(
        providerName: String,
        providerMessageID: String,
        state: DeliveryState,
        code: String? = nil,
        reason: SendProblem.Reason? = nil,
        network: String? = nil,
        price: Money? = nil,
        at: Timestamp
    ) {
        self.providerName = providerName
        self.providerMessageID = providerMessageID
        self.state = state
        self.code = ProviderWord.code(code)
        self.reason = reason
        self.network = ProviderWord.code(network)
        self.price = price
        self.at = at
    }

    /// Whether a message can be known by the name that it brings.
    package var isAttributable: Bool { ProviderWord.isName(providerMessageID) }
}
