import DialtoneBasics
import PhoneNumbers

/// The numbering plan, as commands print it.
struct NumberingPlanView: CommandView {
    enum Source: String, Encodable {
        case builtIn, installed
    }

    let version: String
    let date: String
    let ageInDays: Int
    let territories: Int
    let source: Source

    /// The path of the installed plan, even if there is none.
    let path: String?

    /// Whether the installed plan is valid; `true` if none is installed.
    let isUsable: Bool

    init(_ plan: NumberingPlan, installed: InstalledPlan?, at now: Timestamp) {
        version = plan.version
        date = plan.date
        ageInDays = plan.age(atSecondsSince1970: now.seconds)
        territories = plan.territories?.count ?? 0
        source = plan == .bundled ? .builtIn : .installed
        path = installed?.path
        do {
            _ = try installed?.read(at: now)
            isUsable = true
        } catch {
            isUsable = false
        }
    }

    var lines: [String] {
        let place =
            switch source {
            case .builtIn: "built-in"
            case .installed: path ?? ""
            }
        let rows = [
            ["version", version], ["date", "\(date) (\(ageInDays) days old)"],
            ["territories", String(territories)], ["source", place],
        ]
        return [Table(header: ["FIELD", "VALUE"], rows: rows).text]
    }

    var warning: String? {
        guard ageInDays > NumberingPlan.freshDays else { return nil }
        return "The numbering plan is older than \(NumberingPlan.freshDays) days, so new phone "
            + "numbers may be refused. docs/numbering-plan.md shows how to update it."
    }
}
