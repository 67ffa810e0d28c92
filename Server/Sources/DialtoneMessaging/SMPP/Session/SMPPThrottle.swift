import DialtoneCore

/// Keeps quiet for a while after an SMSC said that it gets too much, longer each time.
struct SMPPThrottle {
    private static let first = TimeSpan(milliseconds: 500)
    private static let longest = TimeSpan.seconds(15)

    private var refusals = 0
    private var until: Timestamp?

    /// How long nothing is to be sent; `nil` if it may be.
    func wait(at now: Timestamp) -> TimeSpan? {
        guard let until, until > now else { return nil }
        return until - now
    }

    /// Notes a refusal; returns the pause that follows.
    ///
    /// Refusals of what was under way when the pause began are the same refusal.
    mutating func refuse(at now: Timestamp, _ random: RandomSource) -> TimeSpan {
        if let wait = wait(at: now) { return wait }
        let whole = min(
            Self.first.milliseconds << min(refusals, 16),
            Self.longest.milliseconds
        )
        refusals += 1
        let half = UInt64(whole / 2)
        let pause = TimeSpan(milliseconds: Int64(half + random.number(below: half + 1)))
        until = now + pause
        return pause
    }

    /// Notes that a message was taken outside of a pause.
    mutating func succeed(at now: Timestamp) {
        if wait(at: now) == nil { refusals = 0 }
    }
}
