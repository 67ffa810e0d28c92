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
                if visit.user.serverIdentity != nil {
                    let path = ConsoleSection.projects.path(in: nil)
                    return .redirect(to: path ?? ConsoleSite.root, type: .normal)
                }
                return try await site.page(
                    .consoleMessage,
                    titled: translated("No project"),
                    at: nil,
                    for: visit
                ) {
                    ConsoleMessageView(
                        layout: $0,
                        lead: translated(
                            "You have no role in a project. Ask an owner of the server for one."
                        ),
                        back: nil
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
            let days = Self.days(visit)
            let statistics: MessageStatistics = try await calls.get("/messages:statistics", days)
            let activity: ProjectActivity = try await calls.get("/activity", days)
            let guardStatus: GuardStatus = try await calls.get("/guard")
            let settings: ProjectSettingsInfo = try await calls.get("/settings")
            let pushes: ListAPNsCredentialsResponse = try await calls.get("/apnsCredentials")
            let accounts: ListServiceAccountsResponse = try await calls.get("/serviceAccounts")
            let users = try await userCount(of: project, for: visit)
            let server = try await health(for: visit)
            let nodes = try await nodes(for: visit)
            let setup = try await OverviewSetup(
                of: project,
                calls,
                settings,
                guardStatus,
                server,
                isDevelopment: site.isDevelopment,
                at: site.clock.now
            )
            let isNew =
                users == 0 && activity.isEmpty && statistics.countries.isEmpty
                && setup.steps.contains { !$0.isDone }
            // What needs attention is about the last day, whichever period is shown.
            let today: MessageStatistics =
                days["days"] == "1"
                ? statistics : try await calls.get("/messages:statistics", ["days": "1"])
            let advice =
                OverviewHealth.advice(server, at: site.clock.now)
                + OverviewNodes.advice(nodes)
                + setup.advice(besidesChecklist: isNew)
                + OverviewAdvice.all(
                    for: project,
                    today,
                    guardStatus,
                    settings,
                    isDevelopment: site.isDevelopment
                )
                + OverviewAdvice.certificates(
                    pushes.apnsCredentials ?? [],
                    of: project,
                    at: site.clock.now
                )
                + OverviewAdvice.serviceAccounts(
                    accounts.serviceAccounts ?? [],
                    of: project,
                    at: site.clock.now
                )
            return try await site.page(
                .consoleOverview,
                titled: translated("Overview"),
                at: .overview,
                of: project,
                for: visit
            ) {
                OverviewView(
                    $0,
                    OverviewView.Figures(
                        users: users,
                        days: days["days"] ?? "1",
                        statistics: statistics,
                        activity: activity,
                        guardStatus: guardStatus,
                        now: site.clock.now
                    ),
                    advice,
                    isNew ? setup.steps : [],
                    server.map(OverviewHealth.init),
                    nodes.flatMap(OverviewNodes.init)
                )
            }
        }
    }

    /// The days of the period to show, for the query of the calls.
    private static func days(_ visit: ConsoleVisit) -> [String: String] {
        let days = visit.query("days")
        return ["days": OverviewView.choices.contains(days) ? days : "1"]
    }

    /// The state of the server; `nil` if the user has no role for the server.
    private func health(for visit: ConsoleVisit) async throws -> ServerHealth? {
        guard visit.user.serverIdentity != nil else { return nil }
        return try await site.calls.call(.get, "/dialtone/v1/server/health", for: visit)
    }

    /// The nodes of the server; `nil` if the user has no role for the server.
    private func nodes(for visit: ConsoleVisit) async throws -> ListNodesResponse? {
        guard visit.user.serverIdentity != nil else { return nil }
        return try await site.calls.call(.get, "/dialtone/v1/server/nodes", for: visit)
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
}

extension ProjectActivity {
    /// Whether no one has signed in, tried to or opened an account.
    fileprivate var isEmpty: Bool {
        signIns.isEmpty && newAccounts.isEmpty && refusals.isEmpty && activeUsers.fourWeeks == 0
    }
}
