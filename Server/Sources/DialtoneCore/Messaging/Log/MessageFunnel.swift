/// How far the messages to one country have come.
package struct MessageFunnel: Hashable, Sendable {
    /// `nil` for numbers of no country.
    package let region: String?
    package let messages: Int

    /// Taken by a gateway.
    package let accepted: Int

    /// Known to have arrived.
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
