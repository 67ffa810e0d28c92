/// The record of one request for a message that the guard evaluated.
package struct SendDecision: Hashable, Sendable {
    /// How long decisions are kept.
    package static let retention = TimeSpan.days(30)

    /// The session that was opened, or that would have been.
    package let id: VerificationSessionID

    package let attempt: SendAttempt

    /// How many messages the text is billed as.
    package let segments: Int

    package let verdict: SendVerdict.Name

    /// The rule that stopped the message.
    package let rule: SendRule?

    /// How long the app was told to wait.
    package let wait: TimeSpan?

    /// What would have happened if every rule were in force.
    package let wouldHave: SendVerdict.Name
    package let wouldHaveRule: SendRule?

    /// Whether the message was let through a hold, to see whether it is answered.
    package let isProbe: Bool

    /// When the right code came.
    package var enteredAt: Timestamp?

    /// When it turned out that no gateway took the message.
    package var withdrawnAt: Timestamp?

    package init(
        id: VerificationSessionID,
        attempt: SendAttempt,
        segments: Int,
        verdict: SendVerdict.Name,
        rule: SendRule?,
        wait: TimeSpan?,
        wouldHave: SendVerdict.Name,
        wouldHaveRule: SendRule?,
        isProbe: Bool,
        enteredAt: Timestamp? = nil,
        withdrawnAt: Timestamp? = nil
    ) {
        self.id = id
        self.attempt = attempt
        self.segments = segments
        self.verdict = verdict
        self.rule = rule
        self.wait = wait
        self.wouldHave = wouldHave
        self.wouldHaveRule = wouldHaveRule
        self.isProbe = isProbe
        self.enteredAt = enteredAt
        self.withdrawnAt = withdrawnAt
    }
}

extension SendDecision {
    init(
        id: VerificationSessionID,
        attempt: SendAttempt,
        segments: Int,
        evaluation: SendEvaluation
    ) {
        self.init(
            id: id,
            attempt: attempt,
            segments: segments,
            verdict: evaluation.verdict.name,
            rule: evaluation.verdict.rule,
            wait: evaluation.verdict.wait,
            wouldHave: evaluation.wouldHave.name,
            wouldHaveRule: evaluation.wouldHave.rule,
            isProbe: evaluation.cost?.isProbe ?? false
        )
    }

    /// What the message was counted for; `nil` if it was not sent.
    package var cost: SendCost? {
        verdict == .admit ? SendCost(of: attempt, isProbe: isProbe) : nil
    }
}
