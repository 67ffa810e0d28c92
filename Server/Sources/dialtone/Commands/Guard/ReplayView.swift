import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneSendGuard

/// The result of a replay, as `--json` prints it.
struct ReplayView: CommandView {
    struct Sum: Encodable {
        let messages: Int
        let cost: Double

        /// How many of the messages had their code entered.
        let entered: Int

        /// The cost of the messages whose code was not entered.
        let unansweredCost: Double

        init(_ sum: SendReplayOutcome.Sum) {
            messages = sum.messages
            cost = Double(sum.cost) / 1_000_000
            entered = sum.entered
            unansweredCost = Double(sum.unansweredCost) / 1_000_000
        }
    }

    let days: Int
    let currency: String
    let requests: Int
    let sent: Sum
    let refused: Sum
    let steppedUp: Sum
    let letThrough: Sum

    /// What refusals and required proofs would have saved if no app had proved itself.
    let savedAtMost: Double
    let rules: [String: Sum]
    let regions: [String: Sum]

    init(_ outcome: SendReplayOutcome, days: Int, currency: String) {
        self.days = days
        self.currency = currency
        requests = outcome.requests
        sent = Sum(outcome.sent)
        refused = Sum(outcome.refused)
        steppedUp = Sum(outcome.steppedUp)
        letThrough = Sum(outcome.letThrough)
        savedAtMost = Double(outcome.savedAtMost) / 1_000_000
        rules = Dictionary(
            outcome.rules.map { ($0.key.text, Sum($0.value)) },
            uniquingKeysWith: { first, _ in first }
        )
        regions = outcome.regions.mapValues { Sum($0) }
    }

    var lines: [String] {
        var lines = [
            "\(String(requests, of: "request")) in \(String(days, of: "day")).",
            "",
            Table(
                header: ["", "MESSAGES", "COST", "CODES ENTERED"],
                rows: [
                    row("sent", sent), row("would have been refused", refused),
                    row("would have required proof", steppedUp),
                    row("refused, would have been sent", letThrough),
                ]
            ).text,
        ]
        guard !rules.isEmpty else { return lines + ["", "No messages would have been stopped."] }
        lines += ["", table("RULE", rules), "", table("COUNTRY", regions), "", verdict]
        return lines
    }

    private var verdict: String {
        let hindered = refused.entered
        let users = hindered == 1 ? "one user" : "\(hindered) users"
        return
            "Refusals would have saved \(money(refused.unansweredCost)) and blocked \(users) who "
            + "entered their code; \(steppedUp.entered) more would have needed an app proof. "
            + "Without any app proof, \(money(savedAtMost)) would have been saved."
    }

    private func table(_ name: String, _ sums: [String: Sum]) -> String {
        Table(
            header: [name, "MESSAGES", "COST", "CODES ENTERED"],
            rows: sums.sorted { ($1.value.cost, $0.key) < ($0.value.cost, $1.key) }
                .map { row($0.key, $0.value) }
        ).text
    }

    private func row(_ name: String, _ sum: Sum) -> [String] {
        [name, "\(sum.messages)", money(sum.cost), "\(sum.entered)"]
    }

    private func money(_ amount: Double) -> String {
        Money(micros: Int64((amount * 1_000_000).rounded()), currency: currency).readable
    }
}
