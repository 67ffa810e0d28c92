/// A prefix that gets no messages for a while, because hardly any of them was answered.
package struct SendHold: Hashable, Sendable {
    package let since: Timestamp
    package var until: Timestamp

    /// When the next message is let through, to see whether it is answered.
    package var nextProbeAt: Timestamp

    /// Requests that were refused since the hold began or was renewed.
    package var refused = 0

    /// Messages that were let through.
    package var probes = 0

    /// How many of those were answered.
    package var answeredProbes = 0

    /// How many answers end the hold.
    package let answersToEnd: Int

    /// What may be out unanswered in a day, as it was when the hold began: once late answers
    /// bring it down to half of that, the hold was a mistake.
    package let floor: Int64
    package let perVerified: Double

    package init(
        since: Timestamp,
        until: Timestamp,
        nextProbeAt: Timestamp,
        refused: Int = 0,
        probes: Int = 0,
        answeredProbes: Int = 0,
        answersToEnd: Int,
        floor: Int64,
        perVerified: Double
    ) {
        self.since = since
        self.until = until
        self.nextProbeAt = nextProbeAt
        self.refused = refused
        self.probes = probes
        self.answeredProbes = answeredProbes
        self.answersToEnd = answersToEnd
        self.floor = floor
        self.perVerified = perVerified
    }
}

extension SendHold {
    init?(at now: Timestamp, policy: PrefixHoldPolicy, budget: SendBudget) {
        guard let duration = policy.duration else { return nil }
        self.init(
            since: now,
            until: now + duration,
            nextProbeAt: now + policy.probeEvery,
            answersToEnd: policy.answersToEnd,
            floor: budget.perDay?.micros ?? budget.perHour?.micros ?? 0,
            perVerified: budget.perVerified
        )
    }

    /// How long whoever asks has to wait, at best.
    func wait(at now: Timestamp) -> TimeSpan { min(until, nextProbeAt) - now }

    /// Whether enough was answered, of the probes or of what was out before.
    func isOver(after count: SendCount) -> Bool {
        if answeredProbes >= answersToEnd { return true }
        let allowance = Double(floor) + perVerified * Double(count.spentOnEntered)
        return Double(count.unansweredSpend) * 2 <= allowance && count.entered > 0
    }
}
