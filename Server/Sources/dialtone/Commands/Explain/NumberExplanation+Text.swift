import DialtoneCore

extension NumberExplanation {
    /// The explanation for people: the answer first, then what it rests on.
    var lines: [String] {
        [answer, ""] + facts + counts + findingLines + decisionLines
            + ["", "What to do:"] + advice.map { "  \($0)" }
    }

    private var answer: String {
        isSent
            ? "A message to \(internationalFormat) would be sent now."
            : "No message goes to \(internationalFormat) now. \(reason ?? "")"
    }

    private var facts: [String] {
        [
            "Number:       \(phoneNumber)\(isTestNumber ? ", fictional" : "")",
            "Country:      \(region ?? "none")\(regionIsAllowed ? "" : ", which gets no messages")",
            "Kind:         \(kind)\(kindIsAllowed ? "" : ", which gets no messages")",
            "Price:        \(Money(micros: Int64((price * 1_000_000).rounded()), currency: currency).readable)",
            "Guard:        \(guardMode)",
            "Unanswered:   \(ledger.unansweredMessages) messages in a day",
            "Wrong codes:  \(ledger.wrongCodes) in a day, \(ledger.wrongCodesInARow) in a row",
        ] + (ledger.optedOutAt.map { ["Opted out:    \($0)"] } ?? [])
            + (hold.map {
                ["Held:         \($0.prefix) until \($0.until), next probe \($0.nextProbeAt)"]
            } ?? [])
    }

    private var counts: [String] {
        allowances.isEmpty ? [] : ["", AllowanceView.table(allowances)]
    }

    private var findingLines: [String] {
        findings.isEmpty ? [] : ["", "In the way:"] + findings.map { "  \($0)" }
    }

    private var decisionLines: [String] {
        decisions.isEmpty
            ? ["", "No request for this number was recorded."]
            : ["", Table(header: DecisionView.header, rows: decisions.map(\.row)).text]
    }
}
