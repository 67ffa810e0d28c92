package import DialtoneBasics

/// The record of one request for a message that the guard evaluated.
package struct SendDecision: Hashable, Sendable {
    /// The ID of the session that was opened, or that would have been.
    package let id: VerificationSessionID

    package let attempt: SendAttempt
    package let verdict: SendVerdict.Name

    /// The rule that stopped the message.
    package let rule: SendRule?

    /// The delay that the app was told, if it must wait.
    package let wait: TimeSpan?

    /// The verdict if every rule were enforced.
    package let wouldHave: SendVerdict.Name
    package let wouldHaveRule: SendRule?

    /// Whether the message was sent during a hold to test whether it is answered.
    package let isProbe: Bool

    /// When the right code was entered.
    package var enteredAt: Timestamp?

    /// When all gateways had rejected the message.
    package var withdrawnAt: Timestamp?

    package init(
        id: VerificationSessionID,
        attempt: SendAttempt,
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
    package init(
        id: VerificationSessionID,
        attempt: SendAttempt,
        evaluation: SendEvaluation
    ) {
        self.init(
            id: id,
            attempt: attempt,
            verdict: evaluation.verdict.name,
            rule: evaluation.verdict.rule,
            wait: evaluation.verdict.wait,
            wouldHave: evaluation.wouldHave.name,
            wouldHaveRule: evaluation.wouldHave.rule,
            isProbe: evaluation.cost?.isProbe ?? false
        )
    }

    /// The place of the decision in the order of time.
    package var position: SendDecisionQuery.Position {
        SendDecisionQuery.Position(at: attempt.at, id: id)
    }

    /// What the message was counted with; `nil` if it was not sent.
    package var cost: SendCost? {
        verdict == .admit ? SendCost(of: attempt, isProbe: isProbe) : nil
    }
}
