/// Recorded requests, evaluated again by other rules: "what would have been stopped".
///
/// The tallies start empty, so the first day of a replay is milder than the rules are. A request
/// that was refused when it was made and is let through here counts as sent and not answered,
/// since nobody knows what would have become of it.
package struct SendReplay: Sendable {
    private let settings: SendGuardSettings
    private let rules: SendRules
    private var book = SendTallyBook()
    private var changes = PendingTallyChanges()

    package private(set) var outcome = SendReplayOutcome()

    /// Every rule is in force, also those that a young project only tries out.
    package init(by settings: SendGuardSettings) {
        var settings = settings
        settings.mode = .enforce
        self.settings = settings
        rules = SendRules(settings: settings, projectCreatedAt: Timestamp(milliseconds: 0))
    }

    /// Takes the next request, in the order of time.
    package mutating func add(_ decision: SendDecision) {
        let attempt = repriced(decision)
        changes.apply(until: attempt.at, to: &book)
        let evaluation = book.evaluate(attempt, by: rules)
        outcome.note(decision, cost: attempt.cost, evaluation: evaluation)
        guard let cost = evaluation.cost else { return }
        if let moment = decision.enteredAt { changes.add(.entry(cost), at: moment) }
        if let moment = decision.withdrawnAt { changes.add(.withdrawal(cost), at: moment) }
    }

    /// The request at what it costs by these settings.
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
