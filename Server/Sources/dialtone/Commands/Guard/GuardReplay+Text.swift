import DialtoneBasics
import DialtoneDiagnostics
import IdentityToolkitAdmin

extension GuardReplay: CommandView {
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
        guard !rules.isEmpty else { return lines + ["", text] }
        lines += ["", table("RULE", rules), "", table("COUNTRY", regions), "", text]
        return lines
    }

    private func table(_ name: String, _ sums: [String: GuardReplaySum]) -> String {
        Table(
            header: [name, "MESSAGES", "COST", "CODES ENTERED"],
            rows: sums.sorted { ($1.value.cost, $0.key) < ($0.value.cost, $1.key) }
                .map { row($0.key, $0.value) }
        ).text
    }

    private func row(_ name: String, _ sum: GuardReplaySum) -> [String] {
        [name, "\(sum.messages)", money(sum.cost), "\(sum.entered)"]
    }
}
