import DialtoneBasics
import IdentityToolkitAdmin

/// Settings with amounts for the same periods, as one table.
struct BudgetTable: Sendable {
    let id: String
    let title: String
    let about: String
    let columns: [String]
    let hasUse: Bool
    let lines: [Line]

    /// The settings of what is limited together.
    struct Line: Sendable {
        let title: String
        let note: String
        let cells: [Cell]

        /// What was spent in the last 24 hours.
        let used: String
    }

    /// One setting; without a value if there is none in the column.
    struct Cell: Sendable {
        let path: String
        let name: String
        let text: String
        let standard: String
        let cellProblem: String?
        let present: String?

        init(_ field: SettingField) {
            path = field.path
            name = field.name
            text = field.text
            standard = field.standard ?? ""
            cellProblem = field.problem
            present = field.present
        }
    }

    /// Returns all tables of a project.
    static func all(_ form: SettingsForm, _ status: GuardStatus) -> [Self] {
        let fields = Dictionary(form.fields.map { ($0.path, $0) }) { first, _ in first }
        let use = BudgetUse(status)
        func line(
            _ title: String,
            _ note: String,
            _ paths: [String],
            used: String = ""
        ) -> Line {
            Line(
                title: title,
                note: note,
                cells: paths.compactMap { fields[$0].map(Cell.init) },
                used: used
            )
        }
        func caps(_ path: String) -> [String] { CountryTerms.spans.map { "\(path).\($0)" } }
        func budget(_ name: String) -> [String] {
            ["perHour", "perDay", "perVerified"].map { "sendGuard.budgets.\(name).\($0)" }
        }
        let periods = [translated("Per hour"), translated("Per day")]
        return [
            Self(
                id: "caps",
                title: translated("Caps on all messages"),
                about: translated(
                    "When a cap is reached, no more codes are sent, whether they are entered or not."
                ),
                columns: periods + [translated("Per thirty days")],
                hasUse: true,
                lines: [
                    line(
                        translated("Project, fixed"),
                        translated("Never more than this, however many codes are entered."),
                        caps("sendGuard.caps.project"),
                        used: use.spent
                    ),
                    line(
                        translated("Project, growing"),
                        translated("Entered codes raise it. The lower of the two caps applies."),
                        caps("sendGuard.caps.growth.project"),
                        used: use.spent
                    ),
                    line(
                        translated("Each country"),
                        translated("Except countries with their own caps."),
                        caps("sendGuard.caps.country"),
                        used: use.spentInCountry
                    ),
                ]
            ),
            Self(
                id: "budgets",
                title: translated("Budgets for messages whose code is not entered"),
                about: translated(
                    """
                    Growth is the amount by which a budget grows for each unit of currency that \
                    answered messages cost.
                    """
                ),
                columns: periods + [translated("Growth")],
                hasUse: true,
                lines: [
                    line(
                        translated("Each prefix"),
                        translated("Numbers that differ only in their last four digits."),
                        budget("prefix")
                    ),
                    line(
                        translated("Each network"),
                        translated("IPv4 /24 or IPv6 /48."),
                        budget("network")
                    ),
                    line(
                        translated("Each country"),
                        translated("When it is used up, its users get no codes."),
                        budget("country"),
                        used: use.unansweredInCountry
                    ),
                    line(
                        translated("Each app"),
                        translated("When it is used up, its users get no codes."),
                        budget("app")
                    ),
                    line(
                        translated("Project"),
                        translated("When it is used up, no users get codes."),
                        budget("project"),
                        used: use.unanswered
                    ),
                ]
            ),
            Self(
                id: "growth",
                title: translated("How caps grow"),
                about: translated("Factors and shares, without a unit."),
                columns: [translated("Value")],
                hasUse: false,
                lines: ConsoleBudgets.growth.compactMap { path in
                    fields[path].map { line($0.name, $0.explanation, [path]) }
                }
            ),
        ]
    }
}

/// What was spent in the last 24 hours, as pages show it.
private struct BudgetUse {
    let spent: String
    let unanswered: String

    /// The country with the highest amount.
    let spentInCountry: String
    let unansweredInCountry: String

    init(_ status: GuardStatus) {
        func shown(_ micros: Int64) -> String {
            Money(micros: micros, currency: status.currency).shown
        }
        let project = status.spending.first { $0.dimension == "project:" }
        spent = shown(project?.spentMicros ?? 0)
        unanswered = shown(project?.unansweredMicros ?? 0)
        let countries = status.spending.filter { $0.dimension.hasPrefix("country:") }
        func most(_ amount: (GuardSpending) -> Int64) -> String {
            guard let first = countries.max(by: { amount($0) < amount($1) }), amount(first) > 0
            else { return shown(0) }
            return "\(shown(amount(first))), \(GuardWords.subject(first.dimension))"
        }
        spentInCountry = most(\.spentMicros)
        unansweredInCountry = most(\.unansweredMicros)
    }
}
