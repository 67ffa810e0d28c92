import Synchronization

/// The server's time: the machine's clock, as far as that can be believed.
///
/// See ``ClockCourse`` for what it does about a clock that somebody sets.
package final class ServerClock: Sendable {
    private let wallClock: @Sendable () -> Timestamp
    private let uptime: @Sendable () -> TimeSpan?
    private let course = Mutex(ClockCourse())

    /// Takes the machine's clock, and how long the machine has been running, which nobody sets;
    /// without the latter, time stands still while the clock is behind what it was.
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
        course.withLock { course in
            let (wall, uptime) = (wallClock(), uptime())
            return (course.time(at: wall, after: uptime), wall)
        }
    }
}
