/// What a replay found, in numbers and in money.
package struct SendReplayOutcome: Hashable, Sendable {
    /// Messages, what they cost, and how many of them were answered.
    package struct Sum: Hashable, Sendable {
        package var messages = 0

        /// Millionths of the guard's currency.
        package var cost: Int64 = 0

        /// Of the messages, those whose code was entered: people who would have been hindered.
        package var entered = 0

        package init() {}

        mutating func add(cost: Int64, isEntered: Bool) {
            messages += 1
            self.cost += cost
            if isEntered { entered += 1 }
        }
    }

    /// All recorded requests, also those that were refused when they were made.
    package private(set) var requests = 0

    /// What was sent at the time.
    package private(set) var sent = Sum()

    /// Of those, what would have been refused.
    package private(set) var refused = Sum()

    /// Of those, what only an app that proves itself would have got.
    package private(set) var steppedUp = Sum()

    /// Requests that were stopped at the time, and would have been let through.
    package private(set) var letThrough = Sum()

    /// What each rule would have stopped, of what was sent.
    package private(set) var rules: [SendRule: Sum] = [:]

    /// What would have been stopped, by country.
    package private(set) var regions: [String: Sum] = [:]

    package init() {}

    mutating func note(_ decision: SendDecision, cost: Money, evaluation: SendEvaluation) {
        requests += 1
        let isEntered = decision.enteredAt != nil
        guard decision.verdict == .admit, decision.withdrawnAt == nil else {
            if evaluation.verdict == .admit, decision.verdict != .admit {
                letThrough.add(cost: cost.micros, isEntered: false)
            }
            return
        }
        sent.add(cost: cost.micros, isEntered: isEntered)
        switch evaluation.verdict {
        case .admit: return
        case .stepUp: steppedUp.add(cost: cost.micros, isEntered: isEntered)
        case .refuse: refused.add(cost: cost.micros, isEntered: isEntered)
        }
        if let rule = evaluation.verdict.rule {
            rules[rule, default: Sum()].add(cost: cost.micros, isEntered: isEntered)
        }
        regions[decision.attempt.region, default: Sum()].add(
            cost: cost.micros,
            isEntered: isEntered
        )
    }

    /// What the stopped messages that nobody answered had cost: an app that proves itself gets
    /// past a question for proof, so those count only where nobody answered.
    package var savedAtMost: Int64 { refused.cost + steppedUp.cost }
}
