/// The server's time, derived from the wall clock and the machine's uptime.
///
/// The wall clock can be set; the uptime cannot.
///
/// - While both advance at the same pace, the time is the wall clock's.
/// - A step forward takes effect once it has lasted ``confirmation``. Until then, time advances by
///   the uptime, so that a clock that jumps ahead and comes back changes nothing.
/// - A step back to where the clock was before a step forward undoes that step at once, because the
///   uptime agrees with it.
/// - Any other step back means that the clock was set back. The time does not follow, so that what
///   has expired stays expired. It advances at half speed until the wall clock has caught up.
package struct ClockAdjustment: Hashable, Sendable {
    /// The largest difference that is not a step: time daemons make such corrections.
    package static let tolerance = TimeSpan.seconds(10)
    package static let confirmation = TimeSpan.minutes(1)

    /// The maximum number of forward steps that can be undone.
    private static let memory = 8

    private struct Step: Hashable {
        let origin: Timestamp
        let since: TimeSpan
    }

    private var latest = Timestamp(milliseconds: .min)
    private var latestUptime: TimeSpan?

    /// The accepted wall clock time at uptime zero.
    private var origin = Timestamp(milliseconds: 0)

    /// The value of ``origin`` before each step forward, oldest first.
    private var pastOrigins: [Timestamp] = []

    /// A step forward that is not accepted yet.
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
        // Keeps the remainder of half a millisecond, however often the time is read.
        latestUptime = target >= slowest ? uptime : previous + half + half
        latest = max(target, slowest)
        return latest
    }

    /// Decides whether to accept a wall clock that would have shown `reading` at uptime zero.
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
