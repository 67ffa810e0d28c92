package import DialtoneBasics

/// A temporary block of a prefix, because hardly any of its messages were answered.
package struct SendHold: Hashable, Sendable {
    package let since: Timestamp
    package var until: Timestamp

    /// When the next message is sent to test whether it is answered.
    package var nextProbeAt: Timestamp

    /// Requests that were rejected since the hold began or was renewed.
    package var refused = 0

    /// Messages that were sent during the hold.
    package var probes = 0

    /// How many of these messages were answered.
    package var answeredProbes = 0

    /// How many answers end the hold.
    package let answersToEnd: Int

    /// The daily budget of unanswered messages when the hold began.
    ///
    /// Once late answers reduce the unanswered cost to half of it, the hold is considered a
    /// mistake.
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
    /// Returns the minimum wait for a rejected request.
    func wait(at now: Timestamp) -> TimeSpan { min(until, nextProbeAt) - now }

    /// Whether enough messages were answered, either probes or earlier ones.
    ///
    /// `usual` is the cost of those that are answered on an average day.
    func isOver(after count: SendCount, usual: Double) -> Bool {
        if answeredProbes >= answersToEnd { return true }
        let raise = AnswerRaise(perVerified: perVerified)
        let allowance =
            Double(floor) + raise.amount(for: Double(count.spentOnEntered), usual: usual)
        return Double(count.unansweredSpend) * 2 <= allowance && count.entered > 0
    }
}
