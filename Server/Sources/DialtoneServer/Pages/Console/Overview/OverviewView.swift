import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkitAdmin

/// The template values of the overview.
struct OverviewView: Sendable {
    static let choices = ["1", "3", "7", "30"]

    /// What the page shows, as the calls return it.
    struct Figures: Sendable {
        let users: Int64
        let days: String
        let statistics: MessageStatistics
        let activity: ProjectActivity
        let guardStatus: GuardStatus
        let now: Timestamp

        func range(by period: String) -> ChartRange {
            ChartRange(days: Int(days) ?? 1, by: period, until: now)
        }
    }

    struct DayOption: Sendable {
        let days: String
        let name: String
        let isSelected: Bool
    }

    /// A table of methods, kinds or reasons with their counts.
    struct Detail: Sendable {
        let id: String
        let title: String
        let column: String
        let rows: [DetailRow]
    }

    struct DetailRow: Sendable {
        let name: String
        let count: String
        let share: String
    }

    let layout: ConsoleLayout
    let advice: [OverviewAdvice]

    /// What is left to do in a new project, instead of its figures.
    let steps: [OverviewSetup.Step]
    let isNew: Bool
    let days: [DayOption]
    let span: String
    let users: String
    let activeUsers: [String: String]
    let signIns: String
    let newAccounts: String
    let refusals: String
    let messages: String
    let delivered: String
    let entered: String
    let heldPrefixes: String
    let spent: String
    let chart: PeriodChart
    let hasMessages: Bool
    let statisticsPath: String
    let charts: [FigureChart]
    let details: [Detail]
    let health: OverviewHealth?
    let nodes: OverviewNodes?

    init(
        _ layout: ConsoleLayout,
        _ figures: Figures,
        _ advice: [OverviewAdvice],
        _ steps: [OverviewSetup.Step],
        _ health: OverviewHealth?,
        _ nodes: OverviewNodes?
    ) {
        self.layout = layout
        self.advice = advice
        self.steps = steps
        isNew = !steps.isEmpty
        self.health = health
        self.nodes = nodes
        users = Grouped.text(figures.users)
        days = Self.choices.map {
            DayOption(
                days: $0,
                name: $0 == "1"
                    ? translated("Last 24 hours") : translated("Last \($0) days"),
                isSelected: $0 == figures.days
            )
        }
        span =
            figures.days == "1"
            ? translated("last 24 hours") : translated("last \(figures.days) days")
        let activity = figures.activity
        activeUsers = Grouped.members(of: activity.activeUsers)
        signIns = Grouped.text(activity.signIns.total)
        newAccounts = Grouped.text(activity.newAccounts.total)
        refusals = Grouped.text(activity.refusals.total)
        let countries = figures.statistics.countries
        let messages = countries.reduce(0) { $0 + $1.messages }
        self.messages = Grouped.text(messages)
        delivered = "\(Share(countries.reduce(0) { $0 + $1.delivered }, of: messages))"
        entered = "\(Share(countries.reduce(0) { $0 + $1.entered }, of: messages))"
        heldPrefixes = Grouped.text(figures.guardStatus.heldPrefixes)
        let micros = figures.guardStatus.spending.first?.spentMicros ?? 0
        spent = Money(micros: micros, currency: figures.guardStatus.currency).shown
        chart = PeriodChart(
            figures.statistics,
            in: figures.range(by: figures.statistics.period)
        )
        hasMessages = messages > 0
        statisticsPath = "\(ConsoleSection.messages.path(in: layout.project?.id) ?? "")-statistics"
        let costs = Self.costs(of: figures)
        charts = (Self.charts(of: figures) + [costs].compactMap(\.self)).filter { !$0.isEmpty }
        details = [
            Detail(
                "sign-in-methods",
                translated("Sign-ins by method"),
                translated("Method"),
                activity.signIns
            ),
            Detail(
                "factor-kinds",
                translated("Second factors by kind"),
                translated("Kind"),
                activity.secondFactors
            ),
            Detail(
                "reasons",
                translated("Refusals by reason"),
                translated("Reason"),
                activity.refusals
            ),
        ].filter { !$0.rows.isEmpty }
    }

    private static func charts(of figures: Figures) -> [FigureChart] {
        let activity = figures.activity
        let range = figures.range(by: activity.period)
        let periods = activity.periods
        return [
            FigureChart(
                "sign-ins",
                translated("Sign-ins and new accounts"),
                by: activity.period,
                translated("sign-ins"),
                translated("new accounts"),
                rows: periods.map {
                    FigureChart.Row(start: $0.start, first: $0.signIns, second: $0.newAccounts)
                },
                in: range
            ),
            FigureChart(
                "second-factors",
                translated("Second factors"),
                by: activity.period,
                translated("verified"),
                rows: periods.map { FigureChart.Row(start: $0.start, first: $0.secondFactors) },
                in: range
            ),
            FigureChart(
                "refusals",
                translated("Refused requests"),
                by: activity.period,
                translated("refused"),
                rows: periods.map { FigureChart.Row(start: $0.start, first: $0.refusals) },
                in: range
            ),
        ]
    }

    /// The cost in the currency of the first price, if gateways report prices.
    private static func costs(of figures: Figures) -> FigureChart? {
        let statistics = figures.statistics
        let periods = statistics.periods
        guard let currency = periods.lazy.flatMap(\.costs).first?.currency else { return nil }
        func text(_ micros: Int) -> String {
            Money(micros: Int64(micros), currency: currency).shown
        }
        let rows = periods.map { period in
            let micros = period.costs.first { $0.currency == currency }?.micros ?? 0
            return FigureChart.Row(
                start: period.start,
                first: micros,
                second: nil,
                firstText: text(micros)
            )
        }
        return FigureChart(
            "costs",
            translated("Cost that gateways reported"),
            by: statistics.period,
            translated("reported cost"),
            rows: rows,
            in: figures.range(by: statistics.period),
            text: text
        )
    }
}

extension OverviewView.Detail {
    fileprivate init(
        _ id: String,
        _ title: String,
        _ column: String,
        _ figures: [ActivityFigure]
    ) {
        self.id = id
        self.title = title
        self.column = column
        let total = figures.total
        rows = figures.map {
            OverviewView.DetailRow(
                name: ActivityWords.of($0.name),
                count: Grouped.text($0.count),
                share: "\(Share($0.count, of: total))"
            )
        }
    }
}

extension [ActivityFigure] {
    fileprivate var total: Int { reduce(0) { $0 + $1.count } }
}
