import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard

/// The state of a project's guard, as `--json` prints it.
struct GuardView: CommandView {
    let project: String
    let mode: String
    let currency: String
    let regions: RegionsView
    let kinds: [String]?
    let mailTo: [String]

    /// Why alerts are not mailed; `null` if they are.
    let mailObstacle: String?
    let heldPrefixes: Int

    /// The spending of the project, then of each country, highest first.
    let spending: [Spending]

    /// The caps of the server, and how much of them all projects have used.
    let server: [AllowanceView]

    struct Spending: Encodable {
        let dimension: String

        /// The number of messages in the last 24 hours.
        let sent: Int
        let entered: Int
        let refused: Int

        /// The cost in millionths of the currency.
        let spentMicros: Int64
        let unansweredMicros: Int64
        let allowances: [AllowanceView]

        fileprivate let subject: String

        private enum CodingKeys: String, CodingKey {
            case dimension, sent, entered, refused, spentMicros, unansweredMicros, allowances
        }
    }

    init(
        _ project: Project,
        mailObstacle: String?,
        tallies: [SendTally],
        holds: Int,
        server: [AllowanceView],
        at now: Timestamp
    ) {
        let settings = project.settings.sendGuard
        self.project = project.id.rawValue
        mode = settings.mode.rawValue
        currency = settings.currency
        regions = RegionsView(project)
        kinds = settings.kinds?.map(\.rawValue)
        mailTo = project.settings.alerts.mailTo
        self.mailObstacle = mailObstacle
        heldPrefixes = holds
        self.server = server
        let all = tallies.filter { !$0.count(in: .day, at: now).isEmpty }
            .sorted { lhs, rhs in
                (lhs.dimension.kind == .project ? 0 : 1, -lhs.count(in: .day, at: now).spent)
                    < (rhs.dimension.kind == .project ? 0 : 1, -rhs.count(in: .day, at: now).spent)
            }
        let whole = SendDimension(.project, "")
        let total = ProjectTally(
            tallies.first { $0.dimension == whole } ?? SendTally(dimension: whole),
            createdAt: project.createdAt
        )
        spending = all.map { tally in
            let day = tally.count(in: .day, at: now)
            return Spending(
                dimension: tally.dimension.text,
                sent: day.sent,
                entered: day.entered,
                refused: day.refused,
                spentMicros: day.spent,
                unansweredMicros: day.unansweredSpend,
                allowances: settings.allowances(of: tally, project: total, at: now)
                    .map { AllowanceView($0, currency: settings.currency) },
                subject: tally.dimension.shownText
            )
        }
    }

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
        if !server.isEmpty { lines += [AllowanceView.table(server), ""] }
        guard !spending.isEmpty else {
            return lines + ["No messages were sent in the last 24 hours."]
        }
        let header = ["LAST 24 HOURS", "SENT", "ENTERED", "REFUSED", "SPENT", "UNANSWERED"]
        let rows = spending.map { row in
            [
                row.subject, "\(row.sent)", "\(row.entered)", "\(row.refused)",
                money(row.spentMicros), money(row.unansweredMicros),
            ]
        }
        lines.append(Table(header: header, rows: rows).text)
        let used = spending.flatMap(\.allowances).filter { $0.used > 0 }
        guard !used.isEmpty else { return lines }
        lines.append("")
        lines.append(AllowanceView.table(used))
        return lines
    }

    private func money(_ micros: Int64) -> String {
        Money(micros: micros, currency: currency).readable
    }
}
