import DialtoneCore

/// How long to wait before the next try to connect: twice as long after each that fails, and
/// never as long as others do, since all clients of an SMSC lose it at the same moment.
struct SMPPBackoff {
    struct Limits: Hashable, Sendable {
        var first = TimeSpan(milliseconds: 500)
        var longest = TimeSpan.seconds(60)

        /// How long a bind has to last for its loss to count as the first again.
        var steady = TimeSpan.seconds(30)
    }

    private let limits: Limits
    private var failures = 0

    init(limits: Limits) {
        self.limits = limits
    }

    /// Whether nothing has failed since the last bind that lasted.
    var isFirst: Bool { failures == 0 }

    /// The next pause: between half of what it may be and all of it.
    mutating func pause(_ random: RandomSource) -> TimeSpan {
        let doublings = min(failures, 16)
        failures += 1
        let whole = min(limits.first.milliseconds << doublings, limits.longest.milliseconds)
        let half = UInt64(max(whole, 2) / 2)
        return TimeSpan(milliseconds: Int64(half + random.number(below: half + 1)))
    }

    /// Notes how long a bind lasted; one that the SMSC ends at once counts as a failure.
    mutating func note(boundFor span: TimeSpan) {
        if span >= limits.steady { failures = 0 }
    }
}
