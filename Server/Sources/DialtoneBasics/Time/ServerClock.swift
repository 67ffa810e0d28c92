import Synchronization

/// The server's time: the machine's clock, protected against steps.
///
/// ``ClockAdjustment`` describes what happens when the clock is set.
package final class ServerClock: Sendable {
    private let wallClock: @Sendable () -> Timestamp
    private let uptime: @Sendable () -> TimeSpan?
    private let adjustment = Mutex(ClockAdjustment())

    /// Creates a clock from the machine's clock and its uptime, which cannot be set.
    ///
    /// Without the uptime, time stands still while the clock is behind its latest reading.
    package init(
        wallClock: @escaping @Sendable () -> Timestamp,
        uptime: @escaping @Sendable () -> TimeSpan? = { nil }
    ) {
        self.wallClock = wallClock
        self.uptime = uptime
    }

    package var now: Timestamp { reading.time }

    /// How far the server's time is ahead of the machine's clock; negative if it is behind.
    package var lead: TimeSpan {
        let (time, wall) = reading
        return time - wall
    }

    private var reading: (time: Timestamp, wall: Timestamp) {
        adjustment.withLock { adjustment in
            let (wall, uptime) = (wallClock(), uptime())
            return (adjustment.time(at: wall, after: uptime), wall)
        }
    }
}
