import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The statistics of a project's messages: their results by time, country and gateway.
struct ConsoleStatistics: Sendable {
    private static let choices = [1, 3, 7, 30]

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get("/projects/{project}/messages-statistics", on: router) { visit in
            let project = try visit.projectID()
            let days =
                Int(visit.query("days")).flatMap { Self.choices.contains($0) ? $0 : nil } ?? 7
            let found: MessageStatistics = try await ProjectCalls(site.calls, project, visit).get(
                "/messages:statistics",
                ["days": String(days)]
            )
            let list = ConsoleSection.messages.path(in: project.rawValue) ?? ""
            return try await site.page(
                .consoleStatistics,
                titled: translated("Delivery statistics"),
                at: .messages,
                of: project,
                for: visit
            ) { layout in
                View(layout, list, days, found, at: site.clock.now)
            }
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let list: String
        let optOuts: String
        let days: [DayOption]
        let isEmpty: Bool
        let finding: String
        let steps: [FunnelStep]
        let chart: PeriodChart
        let countries: [CountryRow]
        let gateways: [GatewayRow]

        init(
            _ layout: ConsoleLayout,
            _ list: String,
            _ days: Int,
            _ found: MessageStatistics,
            at now: Timestamp
        ) {
            self.layout = layout
            self.list = list
            optOuts = ConsoleTab.optOuts.path(in: layout.project?.id ?? "")
            self.days = ConsoleStatistics.choices.map {
                DayOption(days: $0, isSelected: $0 == days)
            }
            let sums = found.countries.reduce(into: (0, 0, 0, 0, 0)) { sums, country in
                sums.0 += country.messages
                sums.1 += country.accepted
                sums.2 += country.delivered
                sums.3 += country.entered
                sums.4 += country.failed
            }
            isEmpty = sums.0 == 0
            finding = translated(
                sums.0,
                one: """
                    \(Share(sums.3, of: sums.0)) of \(sums.0) message had their code entered; \
                    \(Share(sums.4, of: sums.0)) failed.
                    """,
                other: """
                    \(Share(sums.3, of: sums.0)) of \(sums.0) messages had their code entered; \
                    \(Share(sums.4, of: sums.0)) failed.
                    """
            )
            steps = [
                FunnelStep(name: translated("Sent"), count: sums.0, of: sums.0),
                FunnelStep(name: translated("Accepted by a gateway"), count: sums.1, of: sums.0),
                FunnelStep(name: translated("Reported as delivered"), count: sums.2, of: sums.0),
                FunnelStep(name: translated("Code entered"), count: sums.3, of: sums.0),
            ]
            chart = PeriodChart(
                found,
                in: ChartRange(days: days, by: found.period, until: now)
            )
            countries = found.countries.map(CountryRow.init)
            gateways = found.gateways.map(GatewayRow.init)
        }
    }

    private struct DayOption: Sendable {
        let days: Int
        let isSelected: Bool
    }

    private struct CountryRow: Sendable {
        let figures: [String: String]
        let country: String
        let conversion: String

        init(_ figures: CountryStatistics) {
            self.figures = Grouped.members(of: figures)
            country = RegionName.of(figures.country)
            conversion = "\(Share(figures.entered, of: figures.messages))"
        }
    }

    private struct GatewayRow: Sendable {
        let figures: [String: String]
        let country: String

        /// The currency, or that no price was reported.
        let currency: String
        let cost: String?
        let costPerEntered: String?
        let conversion: String

        init(_ figures: GatewayFigures) {
            self.figures = Grouped.members(of: figures)
            country = RegionName.of(figures.country)
            currency =
                figures.cost.flatMap { $0.split(separator: " ").last.map(String.init) }
                ?? translated("no price reported")
            cost = figures.cost.map(Money.shown)
            costPerEntered = figures.costPerEntered.map(Money.shown)
            conversion = "\(Share(figures.entered, of: figures.accepted + figures.unknown))"
        }
    }
}

/// A step of the way of messages to their codes, as a bar.
struct FunnelStep: Sendable {
    let name: String
    let count: String
    let share: String

    /// The length of the bar, of 100.
    let length: Double

    init(name: String, count: Int, of whole: Int) {
        self.name = name
        self.count = Grouped.text(count)
        share = "\(Share(count, of: whole))"
        length = whole == 0 ? 0 : Double(count * 1_000 / whole) / 10
    }
}

/// A part of a whole, as text.
struct Share: CustomStringConvertible {
    let description: String

    init(_ part: Int, of whole: Int) {
        description = whole == 0 ? "–" : "\((part * 200 + whole) / (whole * 2)) %"
    }
}
