package import DialtoneBasics

/// The statistics of one gateway for one country.
package struct GatewayStatistics: Hashable, Sendable {
    package let gatewayName: String

    /// The country; `nil` for numbers that belong to no country.
    package let region: String?
    package let attempts: Int

    /// Attempts for which a learning route selected the gateway.
    package let learned: Int
    package let accepted: Int

    /// Attempts without a response; the message may have been sent.
    package let unknown: Int
    package let delivered: Int
    package let failed: Int

    /// Attempts whose code was entered, among those that may have been sent.
    package let entered: Int

    /// Messages sent while another gateway might have sent the same message.
    package let possibleDoubles: Int

    /// The total price that the gateway reported, if it reports prices.
    ///
    /// If there are several currencies, there is one value of this type for each, with the attempts
    /// that were charged in that currency.
    package let cost: Money?

    package init(
        gatewayName: String,
        region: String?,
        attempts: Int,
        learned: Int,
        accepted: Int,
        unknown: Int,
        delivered: Int,
        failed: Int,
        entered: Int,
        possibleDoubles: Int,
        cost: Money?
    ) {
        self.gatewayName = gatewayName
        self.region = region
        self.attempts = attempts
        self.learned = learned
        self.accepted = accepted
        self.unknown = unknown
        self.delivered = delivered
        self.failed = failed
        self.entered = entered
        self.possibleDoubles = possibleDoubles
        self.cost = cost
    }
}
