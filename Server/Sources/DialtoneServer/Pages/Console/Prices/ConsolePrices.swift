import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The prices, senders and caps of a project by country, beside what was sent there.
struct ConsolePrices: Sendable {
    static let path = "/projects/{project}/prices"
    static let days = "30"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            let entered = visit.query("country")
            guard !entered.isEmpty else { return try await list(visit) }
            guard let code = SettingRows.country(entered) else {
                return try await list(visit, entered: entered, status: .badRequest)
            }
            let project = try visit.projectID().rawValue
            return .redirect(to: Self.path(of: code, in: project), type: .normal)
        }
        ConsoleCountryPrice(site: site).add(to: router)
    }

    /// The path of a country's page.
    static func path(of code: String, in project: String) -> String {
        let name = code == CountryTerms.others ? "default" : code
        return "\(ConsoleTab.prices.path(in: project))/\(name)"
    }

    private func list(
        _ visit: ConsoleVisit,
        entered: String = "",
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let calls = ProjectCalls(site.calls, project, visit)
        let info: ProjectSettingsInfo = try await calls.get("/settings")
        let regions: ListMessageRegionsResponse = try await calls.get("/messageRegions")
        let statistics: MessageStatistics = try await calls.get(
            "/messages:statistics",
            ["days": Self.days]
        )
        return try await site.page(
            .consolePrices,
            titled: ConsoleTab.prices.name,
            at: .regions,
            of: project,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                tabs: ConsoleTabs(.prices, in: project.rawValue),
                path: ConsoleTab.prices.path(in: project.rawValue),
                others: Row(
                    CountryTerms(of: CountryTerms.others, in: info),
                    nil,
                    nil,
                    in: project.rawValue
                ),
                currency: regions.currency,
                rows: Self.rows(info, regions, statistics, in: project.rawValue),
                days: Self.days,
                entered: entered,
                problem: entered.isEmpty
                    ? nil
                    : translated(
                        "“\(entered)” is not a country. Use a country’s name or code, such as DE."
                    ),
                countries: RegionName.all
            )
        }
    }

    /// The countries with terms or messages, by name.
    private static func rows(
        _ info: ProjectSettingsInfo,
        _ regions: ListMessageRegionsResponse,
        _ statistics: MessageStatistics,
        in project: String
    ) -> [Row] {
        let figures = Dictionary(statistics.countries.map { ($0.country, $0) }) { first, _ in first
        }
        let infos = Dictionary(regions.regions.map { ($0.regionCode, $0) }) { first, _ in first }
        let codes = CountryTerms.codes(in: info).union(figures.keys.filter { infos[$0] != nil })
        let known = RegionName.all.map(\.code).filter(codes.contains)
        // An entry from another numbering plan can still be removed.
        let others = codes.subtracting(known).subtracting([CountryTerms.others]).sorted()
        return (known + others).map { code in
            Row(CountryTerms(of: code, in: info), infos[code], figures[code], in: project)
        }
    }

    private struct Row: Sendable {
        let country: String
        let code: String
        let path: String
        let price: String?
        let isEstimate: Bool
        let isAllowed: Bool
        let sender: String?
        let caps: String?
        let figures: CountryFigures
        let hasOwn: Bool

        init(
            _ terms: CountryTerms,
            _ region: MessageRegionInfo?,
            _ figures: CountryStatistics?,
            in project: String
        ) {
            country =
                terms.isOthers ? translated("All other countries") : RegionName.of(terms.code)
            code = terms.isOthers ? "" : terms.code
            path = ConsolePrices.path(of: terms.code, in: project)
            let own = terms["price"]
            isEstimate = own.isEmpty
            price = own.isEmpty ? region.map { Self.shown($0.price) } : own
            isAllowed = region?.isAllowed ?? true
            sender = terms["senderID"].isEmpty ? nil : terms["senderID"]
            let spans = [translated("hour"), translated("day"), translated("30 days")]
            let shown = zip(CountryTerms.spans, spans).compactMap { span, name in
                terms[span].isEmpty ? nil : "\(terms[span]) / \(name)"
            }
            caps =
                !shown.isEmpty
                ? shown.joined(separator: ", ") : terms.hasCaps ? translated("no cap") : nil
            self.figures = CountryFigures(figures)
            hasOwn = !terms.isEmpty
        }

        private static func shown(_ price: Double) -> String {
            JSONValue.number((price * 10_000).rounded() / 10_000).text
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let others: Row
        let currency: String
        let rows: [Row]
        let days: String
        let entered: String
        let problem: String?
        let countries: [RegionName]
    }
}
