/// The results of one gateway for numbers with one prefix, from which routes learn.
package struct RouteRecord: Hashable, Sendable {
    package let gatewayName: String
    package let region: String?
    package let prefix: String

    /// Messages whose code was entered.
    package let entered: Int

    /// Messages whose code was not entered while it could be.
    package let missed: Int

    /// The total cost of the messages with a known price, in millionths, regardless of currency.
    package let micros: Int64

    /// The number of messages with a known price.
    package let priced: Int

    package init(
        gatewayName: String,
        region: String?,
        prefix: String,
        entered: Int,
        missed: Int,
        micros: Int64 = 0,
        priced: Int = 0
    ) {
        self.gatewayName = gatewayName
        self.region = region
        self.prefix = prefix
        self.entered = entered
        self.missed = missed
        self.micros = micros
        self.priced = priced
    }
}
