package import DialtoneBasics

/// What gateways charged for the messages of one hour or day, in one currency.
package struct PeriodCost: Hashable, Sendable {
    /// The start of the hour or day.
    package let start: Timestamp
    package let cost: Money

    package init(start: Timestamp, cost: Money) {
        self.start = start
        self.cost = cost
    }
}
