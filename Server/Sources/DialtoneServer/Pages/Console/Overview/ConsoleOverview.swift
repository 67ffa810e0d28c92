import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The first page of a project: its figures, and what needs attention.
struct ConsoleOverview: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get("", on: router) { visit in
            guard let first = try await site.projects(of: visit.user).first else {
                return try await site.page(
                    .consoleMessage,
                    titled: "No project",
                    at: nil,
                    for: visit
                ) {
                    Empty(
                        layout: $0,
                        lead: "There is no project yet, or you have no role in any. "
                            + "Create one with: dialtone projects create"
                    )
                }
            }
            let path = ConsoleSection.overview.path(in: first.id.rawValue)
            return .redirect(to: path ?? ConsoleSite.root, type: .normal)
        }
        site.get("/open", on: router) { visit in
            let path = ConsoleSection.overview.path(in: visit.query("project"))
            return .redirect(to: path ?? ConsoleSite.root, type: .normal)
        }
        site.get("/projects/{project}", on: router) { visit in
            let project = try visit.projectID()
            let calls = ProjectCalls(site.calls, project, visit)
            let statistics: MessageStatistics = try await calls.get(
                "/messages:statistics",
                ["days": "1"]
            )
            let guardStatus: GuardStatus = try await calls.get("/guard")
            let settings: ProjectSettingsInfo = try await calls.get("/settings")
            let pushes: ListAPNsCredentialsResponse = try await calls.get("/apnsCredentials")
            let users = try await userCount(of: project, for: visit)
            return try await site.page(
                .consoleOverview,
                titled: "Overview",
                at: .overview,
                of: project,
                for: visit
            ) {
                View(
                    $0,
                    users,
                    statistics,
                    guardStatus,
                    OverviewAdvice.all(
                        for: project,
                        statistics,
                        guardStatus,
                        settings,
                        isDevelopment: site.isDevelopment
                    )
                        + OverviewAdvice.certificates(
                            pushes.apnsCredentials ?? [],
                            of: project,
                            at: site.clock.now
                        )
                )
            }
        }
    }

    private func userCount(of project: ProjectID, for visit: ConsoleVisit) async throws -> Int64 {
        let found: QueryAccountsResponse = try await site.calls.call(
            .post,
            "/v1/projects/\(PagePath.escaped(project.rawValue))/accounts:query",
            QueryAccountsRequest { $0.returnUserInfo = false },
            for: visit
        )
        return found.recordsCount?.value ?? 0
    }

    private struct Empty: Sendable {
        let layout: ConsoleLayout
        let lead: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let users: Int64
        let messages: Int
        let delivered: String
        let entered: String
        let heldPrefixes: Int
        let spent: String
        let advice: [OverviewAdvice]
        let chart: PeriodChart
        let hasMessages: Bool
        let statisticsPath: String

        init(
            _ layout: ConsoleLayout,
            _ users: Int64,
            _ statistics: MessageStatistics,
            _ guardStatus: GuardStatus,
            _ advice: [OverviewAdvice]
        ) {
            self.layout = layout
            self.users = users
            self.advice = advice
            messages = statistics.countries.reduce(0) { $0 + $1.messages }
            delivered =
                "\(Share(statistics.countries.reduce(0) { $0 + $1.delivered }, of: messages))"
            entered = "\(Share(statistics.countries.reduce(0) { $0 + $1.entered }, of: messages))"
            heldPrefixes = guardStatus.heldPrefixes
            let micros = guardStatus.spending.first?.spentMicros ?? 0
            let cents = (micros + 5_000) / 10_000
            spent =
                "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) \(guardStatus.currency)"
            chart = PeriodChart(statistics)
            hasMessages = messages > 0
            statisticsPath =
                "\(ConsoleSection.messages.path(in: layout.project?.id) ?? "")-statistics"
        }
    }
}
