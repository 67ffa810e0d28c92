import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The deliveries of events to hooks; events that were given up can be sent again.
struct ConsoleHookDeliveries: Sendable {
    private static let path = "/projects/{project}/hooks-deliveries"
    private static let pageSize = "50"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await list(visit) }
        site.post(Self.path + "/resend", on: router) { visit, form in
            let project = try visit.projectID()
            let id = PagePath.escaped(form["delivery"])
            let _: HookDeliveryInfo = try await ProjectCalls(site.calls, project, visit)
                .post("/hookDeliveries/\(id):resend", NoFields())
            return site.done(.resent, at: Self.path(in: project))
        }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let hook = visit.query("hook")
        let calls = ProjectCalls(site.calls, project, visit)
        let found: ListHookDeliveriesResponse = try await calls.get(
            "/hookDeliveries",
            ["hook": hook, "pageSize": Self.pageSize, "pageToken": visit.query("page")]
        )
        let hooks: ListHooksResponse = try await calls.get("/hooks")
        let urls = Dictionary(hooks.hooks.map { ($0.id, $0.url) }) { first, _ in first }
        let path = Self.path(in: project)
        return try await site.page(
            .consoleHookDeliveries,
            titled: translated("Deliveries of events"),
            at: .hooks,
            of: project,
            for: visit
        ) {
            View(
                layout: $0,
                path: path,
                list: ConsoleSection.hooks.path(in: project.rawValue) ?? "",
                choices: hooks.hooks.filter { $0.trigger == nil }.map {
                    Choice(hook: $0, isChosen: $0.id == hook)
                },
                deliveries: found.deliveries.map {
                    Row(delivery: $0, url: urls[$0.hook] ?? "", tone: Self.tone(of: $0.state))
                },
                hasRows: !found.deliveries.isEmpty,
                next: found.nextPageToken.map {
                    "\(path)?hook=\(PagePath.escaped(hook))&page=\(PagePath.escaped($0))"
                }
            )
        }
    }

    private static func path(in project: ProjectID) -> String {
        "\(ConsoleSection.hooks.path(in: project.rawValue) ?? "")-deliveries"
    }

    private static func tone(of state: String) -> String {
        switch state {
        case "delivered": "is-good"
        case "dead": "is-bad"
        default: ""
        }
    }

    private struct Choice: Sendable {
        let hook: HookInfo
        let isChosen: Bool
    }

    private struct Row: Sendable {
        let delivery: HookDeliveryInfo
        let url: String
        let tone: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let choices: [Choice]
        let deliveries: [Row]
        let hasRows: Bool
        let next: String?
    }
}
