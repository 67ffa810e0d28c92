/// The server's time, told from two clocks: the wall clock, which may be set, and the machine's
/// uptime, which may not.
///
/// - While both go at the same pace, the time is the wall clock's.
/// - A step forward is believed once it has lasted ``confirmation``. Until then the time goes on
///   by the uptime, so that a clock that jumps away and comes back changes nothing.
/// - A step back to where the clock was before a step forward undoes that step at once: the
///   uptime agrees with it.
/// - Any other step back is a clock that was set back. What has expired stays expired, so the
///   time does not follow. It goes on at half the pace until the wall clock has caught up.
package struct ClockCourse: Hashable, Sendable {
    /// A difference up to this is no step: time daemons correct as much.
    package static let tolerance = TimeSpan.seconds(10)
    package static let confirmation = TimeSpan.minutes(1)

    /// How many steps forward can be undone.
    private static let memory = 8

    private struct Step: Hashable {
        let origin: Timestamp
        let since: TimeSpan
    }

    private var latest = Timestamp(milliseconds: .min)
    private var latestUptime: TimeSpan?

    /// What the wall clock would have shown at uptime zero, as far as it is believed.
    private var origin = Timestamp(milliseconds: 0)

    /// The same from before each step forward, oldest first.
    private var pastOrigins: [Timestamp] = []

    /// A step forward that is not believed yet.
    private var step: Step?

    package init() {}

    /// The time when the wall clock shows `wall` after `uptime`.
    package mutating func time(at wall: Timestamp, after uptime: TimeSpan?) -> Timestamp {
        guard let uptime else {
            latest = max(latest, wall)
            return latest
        }
        guard let previous = latestUptime else {
            (latest, latestUptime, origin) = (wall, uptime, wall - uptime)
            return wall
        }
        follow(wall - uptime, at: uptime)
        let half = TimeSpan(milliseconds: max(0, (uptime - previous).milliseconds / 2))
        let slowest = latest + half
        let target = origin + uptime
        // Half a millisecond is not lost, however often the time is asked for.
        latestUptime = target >= slowest ? uptime : previous + half + half
        latest = max(target, slowest)
        return latest
    }

    /// Decides whether to believe a wall clock that would have shown `reading` at uptime zero.
    private mutating func follow(_ reading: Timestamp, at uptime: TimeSpan) {
        let drift = reading - origin
        if drift > Self.tolerance {
            guard let step, Self.agree(step.origin, reading) else {
                step = Step(origin: reading, since: uptime)
                return
            }
            guard uptime - step.since >= Self.confirmation else { return }
            pastOrigins = pastOrigins.suffix(Self.memory - 1) + [origin]
        } else if drift < .seconds(0), drift.magnitude > Self.tolerance,
            let index = pastOrigins.lastIndex(where: { Self.agree($0, reading) })
        {
            pastOrigins.removeSubrange(index...)
            latest = Timestamp(milliseconds: .min)
        }
        step = nil
        origin = reading
    }

    private static func agree(_ one: Timestamp, _ other: Timestamp) -> Bool {
        (one - other).magnitude <= tolerance
    }
}
