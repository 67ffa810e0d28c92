/// What became of one gateway's messages to numbers that begin alike: what routes learn from.
package struct RouteRecord: Hashable, Sendable {
    package let gatewayName: String
    package let region: String?
    package let prefix: String

    /// Messages whose code was entered.
    package let entered: Int

    /// Messages whose code was not entered while it could be.
    package let missed: Int

    /// What they cost together, for those whose price is known; currencies are not converted.
    package let micros: Int64

    /// How many have a known price.
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
