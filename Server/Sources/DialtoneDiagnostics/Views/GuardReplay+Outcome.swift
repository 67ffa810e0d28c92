import DialtoneBasics
package import DialtoneFlows
import DialtoneSendGuard
package import IdentityToolkitAdmin

extension GuardReplay {
    package init(_ outcome: SendReplayOutcome, days: Int, currency: String) {
        self.init()
        self.days = days
        self.currency = currency
        requests = outcome.requests
        sent = GuardReplaySum(outcome.sent)
        refused = GuardReplaySum(outcome.refused)
        steppedUp = GuardReplaySum(outcome.steppedUp)
        letThrough = GuardReplaySum(outcome.letThrough)
        savedAtMost = Double(outcome.savedAtMost) / 1_000_000
        rules = Dictionary(
            outcome.rules.map { ($0.key.text, GuardReplaySum($0.value)) },
            uniquingKeysWith: { first, _ in first }
        )
        regions = outcome.regions.mapValues { GuardReplaySum($0) }
        stoppedAt = outcome.stoppedAt?.readable
        text = rules.isEmpty ? "No messages would have been stopped." : verdict
    }

    private var verdict: String {
        let hindered = refused.entered
        let users = hindered == 1 ? "one user" : "\(hindered) users"
        return
            "Refusals would have saved \(money(refused.unansweredCost)) and blocked \(users) who "
            + "entered their code; \(steppedUp.entered) more would have needed an app proof. "
            + "Without any app proof, \(money(savedAtMost)) would have been saved."
    }

    /// Returns an amount as text.
    package func money(_ amount: Double) -> String {
        Money(micros: Int64((amount * 1_000_000).rounded()), currency: currency).readable
    }
}

extension GuardReplaySum {
    fileprivate init(_ sum: SendReplayOutcome.Sum) {
        self.init()
        messages = sum.messages
        cost = Double(sum.cost) / 1_000_000
        entered = sum.entered
        unansweredCost = Double(sum.unansweredCost) / 1_000_000
    }
}
