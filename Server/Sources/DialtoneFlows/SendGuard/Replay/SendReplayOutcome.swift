package import DialtoneBasics
package import DialtoneSendGuard

/// The results of a replay, in messages and money.
package struct SendReplayOutcome: Hashable, Sendable {
    /// A number of messages, their cost, and how many of their codes were entered.
    package struct Sum: Hashable, Sendable {
        package var messages = 0

        /// In millionths of the guard's currency.
        package var cost: Int64 = 0

        /// The number of messages whose code was entered: legitimate users who would have been
        /// stopped.
        package var entered = 0

        /// The cost of the messages whose code was entered.
        package var enteredCost: Int64 = 0

        package init() {}

        /// The cost of the other messages, which brought no sign-in.
        package var unansweredCost: Int64 { cost - enteredCost }

        mutating func add(cost: Int64, isEntered: Bool) {
            messages += 1
            self.cost += cost
            guard isEntered else { return }
            entered += 1
            enteredCost += cost
        }
    }

    /// The number of recorded requests, including those that were refused at the time.
    package private(set) var requests = 0

    /// The messages that were sent at the time.
    package private(set) var sent = Sum()

    /// The sent messages that would have been refused.
    package private(set) var refused = Sum()

    /// The sent messages that would have required app verification.
    package private(set) var steppedUp = Sum()

    /// The requests that were stopped at the time, and would have been allowed.
    package private(set) var letThrough = Sum()

    /// The sent messages that each rule would have stopped.
    package private(set) var rules: [SendRule: Sum] = [:]

    /// The messages that would have been stopped, by country.
    package private(set) var regions: [String: Sum] = [:]

    /// The time of the last request, if more requests were recorded than a replay evaluates.
    package internal(set) var stoppedAt: Timestamp?

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

    /// The most that the rules would have saved, in millionths of the guard's currency.
    ///
    /// It is the cost of the messages that would have been stopped and whose codes were not
    /// entered, including those that a genuine app gets after verification. A message whose code
    /// was entered is worth its price.
    package var savedAtMost: Int64 { refused.unansweredCost + steppedUp.unansweredCost }
}
