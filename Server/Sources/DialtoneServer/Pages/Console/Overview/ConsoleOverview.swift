import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The first page of a project.
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
            var count = QueryAccountsRequest()
            count.returnUserInfo = false
            let users: QueryAccountsResponse = try await site.calls.call(
                .post,
                "/v1/projects/\(PagePath.escaped(project.rawValue))/accounts:query",
                count,
                for: visit
            )
            return try await site.page(
                .consoleOverview,
                titled: "Overview",
                at: .overview,
                of: project,
                for: visit
            ) {
                View(layout: $0, userCount: users.recordsCount?.value ?? 0)
            }
        }
    }

    private struct Empty: Sendable {
        let layout: ConsoleLayout
        let lead: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let userCount: Int64
    }
}
