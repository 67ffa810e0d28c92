/// Delivery statistics of the messages to one country.
package struct MessageFunnel: Hashable, Sendable {
    /// The country; `nil` for numbers that belong to no country.
    package let region: String?
    package let messages: Int

    /// Accepted by a gateway.
    package let accepted: Int

    /// Reported as delivered.
    package let delivered: Int
    package let entered: Int
    package let failed: Int

    package init(
        region: String?,
        messages: Int,
        accepted: Int,
        delivered: Int,
        entered: Int,
        failed: Int
    ) {
        self.region = region
        self.messages = messages
        self.accepted = accepted
        self.delivered = delivered
        self.entered = entered
        self.failed = failed
    }
}
