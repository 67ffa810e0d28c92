package import DialtoneBasics

/// Decides which messages are sent, by a project's rules and the counts so far.
///
/// It uses neither a clock nor a database, so that a server, a replay of recorded requests and a
/// simulator reach the same decisions.
package struct SendRules: Sendable {
    /// How many rejections per minute are recorded for one reason.
    package static let recordedRefusals = 10

    package let settings: SendGuardSettings

    /// The project's creation time; some rules are on trial while a project is new.
    let projectCreatedAt: Timestamp

    package init(settings: SendGuardSettings, projectCreatedAt: Timestamp) {
        self.settings = settings
        self.projectCreatedAt = projectCreatedAt
    }

    /// Evaluates a message with the tallies of its dimensions; a missing one counts as empty.
    ///
    /// Violations of the server's own caps are enforced in every mode.
    package func evaluate(
        _ attempt: SendAttempt,
        _ tallies: [SendDimension: SendTally],
        besides serverViolations: [SendViolation] = []
    ) -> SendEvaluation {
        var context = SendRuleContext(attempt, tallies, isAudit: settings.mode == .audit)
        guard settings.mode != .off else {
            let verdict = serverViolations.verdict
            return context.evaluation(verdict, verdict, serverViolations, nil, false)
        }
        settleHold(in: &context)
        let violations = serverViolations + violations(in: context)
        let wouldHave = violations.verdict
        let inForce =
            settings.mode == .audit ? serverViolations : violations.filter { !$0.isTrial }
        let verdict = inForce.verdict
        startHold(in: &context, because: violations)
        warn(of: violations, in: &context)
        if case .admit = verdict {
            let cost = admit(in: &context)
            if context.isAudit, wouldHave != .admit { renewHold(in: &context) }
            return context.evaluation(verdict, wouldHave, violations, cost, true)
        }
        let isRecorded = noteRefusal(by: verdict, violations, in: &context)
        return context.evaluation(verdict, wouldHave, violations, nil, isRecorded)
    }

    /// Evaluates a notice to an account's owner by the rules about numbers, money and notices.
    ///
    /// The limits on unanswered messages do not apply: a notice is never answered, and does not
    /// count as an unanswered message. Unless it `isLimited`, the limits on notices do not apply
    /// either.
    package func evaluateNotice(
        _ attempt: SendAttempt,
        _ tallies: [SendDimension: SendTally],
        isLimited: Bool = true,
        besides serverViolations: [SendViolation] = []
    ) -> SendEvaluation {
        var context = SendRuleContext(attempt, tallies, isAudit: settings.mode == .audit)
        guard settings.mode != .off else {
            let verdict = serverViolations.verdict
            return context.evaluation(verdict, verdict, serverViolations, nil, false)
        }
        settleHold(in: &context)
        // A notice does not show whether the numbers of a prefix answer.
        context.isProbe = false
        let violations =
            serverViolations + kindViolations(in: context) + holdViolations(in: context)
            + capViolations(in: context)
            + (isLimited ? noticeViolations(in: context) : [])
        let verdict = (context.isAudit ? serverViolations : violations).verdict
        warn(of: violations, in: &context)
        guard case .admit = verdict else {
            return context.evaluation(verdict, violations.verdict, violations, nil, true)
        }
        let cost = SendCost(of: attempt, isProbe: false)
        warnOfNearCaps(in: &context)
        for dimension in cost.dimensions { context.change(dimension) { $0.addNotice(cost) } }
        return context.evaluation(verdict, violations.verdict, violations, cost, true)
    }

    /// Returns the violations in order of precedence: the first one is the reported reason.
    private func violations(in context: SendRuleContext) -> [SendViolation] {
        kindViolations(in: context) + holdViolations(in: context) + capViolations(in: context)
            + limitViolations(in: context) + countryViolations(in: context)
            + answerViolations(in: context)
            + budgetViolations(in: context)
    }

    private func kindViolations(in context: SendRuleContext) -> [SendViolation] {
        guard !settings.allows(context.attempt.kind) else { return [] }
        return [.init(SendRule(.kind), on: context.prefixDimension, .refuse, wait: .seconds(0))]
    }

    private func admit(in context: inout SendRuleContext) -> SendCost {
        let cost = SendCost(of: context.attempt, isProbe: context.isProbe)
        warnOfNearCaps(in: &context)
        for dimension in cost.dimensions { context.change(dimension) { $0.add(cost) } }
        noteProbe(in: &context)
        return cost
    }

    private func noteRefusal(
        by verdict: SendVerdict,
        _ violations: [SendViolation],
        in context: inout SendRuleContext
    ) -> Bool {
        let violation = violations.first { $0.rule == verdict.rule && !$0.isTrial }
        // The server's tally must not be changed by a project.
        let dimension =
            violation?.dimension.kind == .server
            ? SendDimension(.project, "") : violation?.dimension
        guard let dimension,
            context.tally(dimension).refusals(inMinuteOf: context.now) < Self.recordedRefusals
        else { return false }
        let now = context.now
        context.change(dimension) { $0.noteRefusal(at: now) }
        // Operators see the refusals of a project and a country, whichever rule refused.
        for other in context.dimensions([.country, .project]) where other != dimension {
            context.change(other) { $0.noteOtherRefusal(at: now) }
        }
        renewHold(in: &context)
        return true
    }
}

extension SendRuleContext {
    fileprivate func evaluation(
        _ verdict: SendVerdict,
        _ wouldHave: SendVerdict,
        _ violations: [SendViolation],
        _ cost: SendCost?,
        _ isRecorded: Bool
    ) -> SendEvaluation {
        SendEvaluation(
            verdict: verdict,
            wouldHave: wouldHave,
            violations: violations,
            cost: cost,
            isRecorded: isRecorded,
            tallies: changed,
            // Each change of a hold is reported once, even if many requests are rejected.
            alerts: isRecorded ? alerts : alerts.filter(\.kind.isAboutHold)
        )
    }
}

extension SendTally {
    package func refusals(inMinuteOf now: Timestamp) -> Int {
        let start = SendBucket.Width.minute.start(of: now)
        return buckets.last { $0.width == .minute && $0.start == start }?.count.refused ?? 0
    }
}
