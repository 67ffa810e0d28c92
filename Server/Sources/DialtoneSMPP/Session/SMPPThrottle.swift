import DialtoneBasics

/// Pauses sending after an SMSC reported throttling; repeated pauses grow.
struct SMPPThrottle {
    private static let first = TimeSpan(milliseconds: 500)
    private static let longest = TimeSpan.seconds(15)

    private var refusals = 0
    private var until: Timestamp?

    /// Returns the rest of the pause; `nil` if messages may be sent.
    func wait(at now: Timestamp) -> TimeSpan? {
        guard let until, until > now else { return nil }
        return until - now
    }

    /// Records a throttled request; returns the pause that follows.
    ///
    /// Requests that were already sent when the pause began do not extend it.
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

    /// Records an accepted message; outside a pause, it resets the length of the next pause.
    mutating func succeed(at now: Timestamp) {
        if wait(at: now) == nil { refusals = 0 }
    }
}
