/// The speed of a machine, measured by the work that it does.
struct WorkPace: Sendable {
    /// Work below this is over before it can be timed well.
    private static let leastCost = 1_024

    /// A hash of the recommended cost takes some 30 ms.
    private var nanosecondsPerCost = 800.0

    /// How long work of `cost` takes on one thread.
    func time(for cost: Int) -> TimeSpan {
        TimeSpan(milliseconds: Int64(nanosecondsPerCost * Double(cost) / 1_000_000))
    }

    /// Records finished work; the latest counts for an eighth.
    mutating func note(nanoseconds: UInt64, cost: Int) {
        guard cost >= Self.leastCost else { return }
        let measured = Double(nanoseconds) / Double(cost)
        nanosecondsPerCost += (min(measured, 1_000_000) - nanosecondsPerCost) / 8
    }
}
