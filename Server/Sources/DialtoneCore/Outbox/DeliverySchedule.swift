/// When something that was not taken is tried again: within seconds at first, for days at last.
enum DeliverySchedule {
    /// The waits after the first, second, … attempt; after the last attempt there is none.
    private static let waits: [TimeSpan] = [
        .seconds(5), .minutes(1), .minutes(5), .minutes(30), .hours(2), .hours(5), .hours(10),
        .hours(14), .hours(20), .hours(24),
    ]

    /// The longest wait that a receiver can ask for.
    private static let longestWish = TimeSpan.hours(24)

    /// How long to wait after `attempts` attempts, or `nil` to give up.
    ///
    /// Up to a fifth is added at random: what a receiver missed while it was down must not come
    /// back all at once.
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
