import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel

extension NumberExplanation: CommandView {
    /// The explanation as text, starting with the answer.
    var lines: [String] {
        [answer, ""] + facts + counts + findingLines + messageLines + decisionLines
            + ["", "What to do:"] + remedies.map { "  \($0)" }
    }

    private var country: String {
        guard possibleRegions.count > 1 else {
            return (region ?? "none") + (regionIsAllowed ? "" : ", not allowed")
        }
        return "one of \(possibleRegions.joined(separator: ", "))"
            + (regionIsAllowed ? "" : ", not all of them allowed")
    }

    private var facts: [String] {
        [
            "Number:       \(phoneNumber)\(isTestNumber ? ", test number" : "")",
            "Country:      \(country)",
            "Kind:         \(kind)\(kindIsAllowed ? "" : ", not allowed")",
            "Price:        \(Money(micros: Int64((price * 1_000_000).rounded()), currency: currency).readable)",
            "Guard:        \(guardMode)",
            "Unanswered:   \(String(ledger.unansweredMessages, of: "message")) in a day",
            "Wrong codes:  \(ledger.wrongCodes) in a day, \(ledger.wrongCodesInARow) in a row",
        ]
            + (ledger.needsTwoCodes
                ? ["Two codes:    required for sign-in from an unknown app installation"]
                : [])
            + (ledger.optOut.map { optOut in
                let end = optOut.expiresAt.map { " until \($0)" } ?? ""
                return ["Opted out:    since \(optOut.createdAt)\(end), by \(optOut.source)"]
            } ?? [])
            + (hold.map {
                ["Held:         \($0.prefix) until \($0.endsAt), next probe \($0.nextProbeAt)"]
            } ?? [])
    }

    private var counts: [String] {
        allowances.isEmpty ? [] : ["", GuardAllowance.table(allowances)]
    }

    private var findingLines: [String] {
        violations.isEmpty ? [] : ["", "Violated rules:"] + violations.map { "  \($0.text)" }
    }

    private var messageLines: [String] {
        messages.isEmpty
            ? ["", "The log has no messages to this number."]
            : ["", "Messages:"] + messages.flatMap(\.lines)
    }

    /// The decisions without a message; the others are listed with their messages.
    private var decisionLines: [String] {
        let sent = Set(messages.map(\.message.id))
        let others = decisions.filter { !sent.contains($0.session) }
        guard !others.isEmpty else { return [] }
        return ["", "Requests without a message:"]
            + [Table(header: GuardDecision.header, rows: others.map(\.row)).text]
    }
}

extension ExplainedMessage {
    fileprivate var lines: [String] {
        ["  \(message.createdAt)  \(outcome)\(audit)"]
            + zip(attempts, answers).enumerated().map { number, offer in
                let (attempt, answer) = offer
                return "    \(number + 1). \(attempt.gateway) (\(attempt.cause)): \(answer)"
            }
    }

    private var audit: String {
        guard let decision, let rule = decision.wouldHaveRule, decision.verdict == "admit" else {
            return ""
        }
        return " With all rules enforced: \(decision.wouldHave) by \(rule)."
    }
}
