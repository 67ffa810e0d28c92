import DialtoneBasics
package import DialtoneSendGuard

/// A replay of recorded requests that shows what other rules would have stopped.
///
/// The tallies start empty, so the first day of a replay is more lenient than the rules. A request
/// that was refused at the time, and is allowed in the replay, counts as sent but not entered: its
/// real result is unknown.
package struct SendReplay: Sendable {
    private let settings: SendGuardSettings
    private let rules: SendRules
    private var book = SendTallyBook()
    private var changes = PendingTallyChanges()

    package private(set) var outcome = SendReplayOutcome()

    /// Creates a replay in which every rule is enforced, including those that a new project only
    /// audits.
    package init(by settings: SendGuardSettings) {
        var settings = settings
        settings.mode = .enforce
        self.settings = settings
        rules = SendRules(settings: settings, projectCreatedAt: Timestamp(milliseconds: 0))
    }

    /// Adds the next request; requests must be added in the order of time.
    package mutating func add(_ decision: SendDecision) {
        let attempt = repriced(decision)
        changes.apply(until: attempt.at, to: &book)
        let evaluation = book.evaluate(attempt, by: rules)
        outcome.note(decision, cost: attempt.cost, evaluation: evaluation)
        guard let cost = evaluation.cost else { return }
        if let moment = decision.enteredAt { changes.add(.entry(cost), at: moment) }
        if let moment = decision.withdrawnAt { changes.add(.withdrawal(cost), at: moment) }
    }

    /// Returns the request with its cost according to the replay's settings.
    private func repriced(_ decision: SendDecision) -> SendAttempt {
        let attempt = decision.attempt
        return SendAttempt(
            projectID: attempt.projectID,
            appID: attempt.appID,
            instance: attempt.instance,
            phoneNumber: attempt.phoneNumber,
            kind: attempt.kind,
            region: attempt.region,
            origin: attempt.origin,
            isProved: attempt.isProved,
            isKnown: attempt.isKnown,
            cost: settings.price(
                ofSegments: decision.segments,
                in: attempt.kind.priced(in: attempt.region)
            ),
            at: attempt.at
        )
    }
}
