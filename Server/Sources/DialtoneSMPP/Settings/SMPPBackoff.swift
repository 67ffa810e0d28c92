import DialtoneBasics

/// The delay before the next attempt to connect, with exponential backoff and jitter.
///
/// All clients of an SMSC lose their connection at the same moment; the jitter keeps them from
/// reconnecting together.
struct SMPPBackoff {
    struct Limits: Hashable, Sendable {
        var first = TimeSpan(milliseconds: 500)
        var longest = TimeSpan.seconds(60)

        /// How long a bind must last for the backoff to start again.
        var steady = TimeSpan.seconds(30)
    }

    private let limits: Limits
    private var failures = 0

    init(limits: Limits) {
        self.limits = limits
    }

    /// Whether there was no failure since the last stable bind.
    var isFirst: Bool { failures == 0 }

    /// Returns the next delay, between half of its limit and the whole limit.
    mutating func pause(_ random: RandomSource) -> TimeSpan {
        let doublings = min(failures, 16)
        failures += 1
        let whole = min(limits.first.milliseconds << doublings, limits.longest.milliseconds)
        let half = UInt64(max(whole, 2) / 2)
        return TimeSpan(milliseconds: Int64(half + random.number(below: half + 1)))
    }

    /// Records how long a bind lasted; a short one counts as a failure.
    mutating func note(boundFor span: TimeSpan) {
        if span >= limits.steady { failures = 0 }
    }
}
