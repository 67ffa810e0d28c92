/// What one gateway did for one country.
package struct GatewayStatistics: Hashable, Sendable {
    package let gatewayName: String

    /// `nil` for numbers of no country.
    package let region: String?
    package let attempts: Int

    /// Attempts that a route that learns chose the gateway for.
    package let learned: Int
    package let accepted: Int

    /// Never answered: somebody may have the message.
    package let unknown: Int
    package let delivered: Int
    package let failed: Int

    /// Whose code was entered, among those that may have left.
    package let entered: Int

    /// Sent while another gateway might have had the same message.
    package let possibleDoubles: Int

    /// What the gateway charged, where it said so; with several currencies there are several
    /// of these, each with the attempts that have that currency.
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
