import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The deliveries of events to hooks; finished ones can be sent again.
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
        let (hook, state, event) = (
            visit.query("hook"), visit.query("state"), visit.query("event")
        )
        let calls = ProjectCalls(site.calls, project, visit)
        let found: ListHookDeliveriesResponse = try await calls.get(
            "/hookDeliveries",
            [
                "hook": hook, "state": state, "event": event, "pageSize": Self.pageSize,
                "pageToken": visit.query("page"),
            ]
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
                states: Self.states(chosen: state),
                events: Self.events(chosen: event),
                deliveries: found.deliveries.map {
                    Row(delivery: $0, url: urls[$0.hook] ?? "", tone: Self.tone(of: $0.state))
                },
                hasRows: !found.deliveries.isEmpty,
                next: found.nextPageToken.map {
                    let filter = [("hook", hook), ("state", state), ("event", event), ("page", $0)]
                    let fields = filter.filter { !$0.1.isEmpty }
                        .map { "\($0.0)=\(PagePath.escaped($0.1))" }
                    return "\(path)?\(fields.joined(separator: "&"))"
                }
            )
        }
    }

    private static func path(in project: ProjectID) -> String {
        "\(ConsoleSection.hooks.path(in: project.rawValue) ?? "")-deliveries"
    }

    private static func states(chosen: String) -> [UserListFilter.Choice] {
        OutboxProgress.State.allCases.map {
            UserListFilter.Choice(
                value: $0.rawValue,
                name: $0.rawValue,
                isSelected: $0.rawValue == chosen
            )
        }
    }

    private static func events(chosen: String) -> [UserListFilter.Choice] {
        AccountEventKind.allCases.map {
            UserListFilter.Choice(
                value: $0.rawValue,
                name: $0.rawValue,
                isSelected: $0.rawValue == chosen
            )
        }
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
        let states: [UserListFilter.Choice]
        let events: [UserListFilter.Choice]
        let deliveries: [Row]
        let hasRows: Bool
        let next: String?
    }
}
