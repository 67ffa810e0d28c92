import DialtoneBasics

/// The retry schedule of outbox items: after seconds at first, after days at last.
enum DeliverySchedule {
    /// The delays after the first, second, … attempt; after the last one, the item is given up.
    private static let waits: [TimeSpan] = [
        .seconds(5), .minutes(1), .minutes(5), .minutes(30), .hours(2), .hours(5), .hours(10),
        .hours(14), .hours(20), .hours(24),
    ]

    /// The longest retry delay that a receiver can request.
    private static let longestWish = TimeSpan.hours(24)

    /// Returns the delay after `attempts` attempts, or `nil` to give up.
    ///
    /// Up to a fifth is added at random, so that items that piled up during an outage are not all
    /// sent at once.
    static func wait(
        after attempts: Int,
        asked wish: TimeSpan?,
        random: RandomSource
    ) -> TimeSpan? {
        guard attempts >= 1, attempts <= waits.count else { return nil }
        let wait = max(waits[attempts - 1], min(wish ?? .seconds(0), longestWish))
        let spread = random.number(below: UInt64(wait.milliseconds / 5) + 1)
        return TimeSpan(milliseconds: wait.milliseconds + Int64(spread))
    }
}
