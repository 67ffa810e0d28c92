/// The speed of the machine, measured by its completed work.
package struct WorkPace: Sendable {
    /// The lowest cost that is measured; shorter jobs cannot be timed accurately.
    private static let leastCost = 1_024

    /// The initial value: a hash of the recommended cost takes about 30 ms.
    private var nanosecondsPerCost = 800.0

    package init() {}

    /// The estimated duration of a job of `cost` on one thread.
    package func time(for cost: Int) -> TimeSpan {
        TimeSpan(milliseconds: Int64(nanosecondsPerCost * Double(cost) / 1_000_000))
    }

    /// Updates the average with a completed job, which has a weight of one eighth.
    package mutating func note(nanoseconds: UInt64, cost: Int) {
        guard cost >= Self.leastCost else { return }
        let measured = Double(nanoseconds) / Double(cost)
        nanosecondsPerCost += (min(measured, 1_000_000) - nanosecondsPerCost) / 8
    }
}
