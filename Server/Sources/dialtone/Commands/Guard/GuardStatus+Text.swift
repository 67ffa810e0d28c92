import DialtoneBasics
import DialtoneDiagnostics
import DialtoneSendGuard
import IdentityToolkitAdmin

extension GuardStatus: CommandView {
    var lines: [String] {
        let kinds = kinds.map { $0.joined(separator: ", ") } ?? "all"
        let mail = mailTo.isEmpty ? "no one (alerts.mailTo)" : mailTo.joined(separator: ", ")
        var lines = [
            "Mode:            \(mode)",
            "Countries:       \(regions.summary)",
            "Kinds:           \(kinds)",
            "Alerts go to:    \(mail), and hooks that listen to sms.alert",
        ]
        if let mailObstacle, !mailTo.isEmpty {
            lines.append("                 Not sent by e-mail because \(mailObstacle).")
        }
        lines += ["Held prefixes:   \(heldPrefixes)", ""]
        if !server.isEmpty { lines += [GuardAllowance.table(server), ""] }
        guard !spending.isEmpty else {
            return lines + ["No messages were sent in the last 24 hours."]
        }
        let header = ["LAST 24 HOURS", "SENT", "ENTERED", "REFUSED", "SPENT", "UNANSWERED"]
        let rows = spending.map { row in
            [
                SendDimension(text: row.dimension)?.shownText ?? row.dimension, "\(row.sent)",
                "\(row.entered)", "\(row.refused)",
                money(row.spentMicros), money(row.unansweredMicros),
            ]
        }
        lines.append(Table(header: header, rows: rows).text)
        let used = spending.flatMap(\.allowances).filter { $0.used > 0 }
        guard !used.isEmpty else { return lines }
        lines.append("")
        lines.append(GuardAllowance.table(used))
        return lines
    }

    private func money(_ micros: Int64) -> String {
        Money(micros: micros, currency: currency).readable
    }
}
