import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The calls of hooks that operations waited for.
struct ConsoleHookCalls: Sendable {
    private static let path = "/projects/{project}/hooks-calls"
    private static let pageSize = "50"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await list(visit) }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let filter = Filter(visit)
        let calls = ProjectCalls(site.calls, project, visit)
        let found: ListHookCallsResponse = try await calls.get(
            "/hookCalls",
            [
                "hook": filter.hook, "trigger": filter.trigger, "outcome": filter.outcome,
                "localId": filter.user, "pageSize": Self.pageSize,
                "pageToken": visit.query("page"),
            ]
        )
        let hooks: ListHooksResponse = try await calls.get("/hooks")
        let urls = Dictionary(hooks.hooks.map { ($0.id, $0.url) }) { first, _ in first }
        let list = ConsoleSection.hooks.path(in: project.rawValue) ?? ""
        return try await site.page(
            .consoleHookCalls,
            titled: translated("Calls of hooks"),
            at: .hooks,
            of: project,
            for: visit
        ) {
            View(
                layout: $0,
                path: "\(list)-calls",
                list: list,
                hooks: hooks.hooks.filter { $0.trigger != nil }.map {
                    Choice(value: $0.id, name: $0.url, isChosen: $0.id == filter.hook)
                },
                triggers: HookTrigger.allCases.map {
                    Choice($0.rawValue, isChosen: $0.rawValue == filter.trigger)
                },
                outcomes: HookCall.Outcome.allCases.map {
                    Choice(
                        value: $0.rawValue,
                        name: $0.words,
                        isChosen: $0.rawValue == filter.outcome
                    )
                },
                user: filter.user,
                calls: HookCallRow.grouped(
                    found.calls.map { HookCallRow($0, url: urls[$0.hook] ?? $0.hook, in: project) }
                ),
                hasRows: !found.calls.isEmpty,
                next: found.nextPageToken.map {
                    "\(list)-calls?\(filter.query)&page=\(PagePath.escaped($0))"
                }
            )
        }
    }

    /// What the page's query asks for.
    private struct Filter {
        let hook: String
        let trigger: String
        let outcome: String
        let user: String

        init(_ visit: ConsoleVisit) {
            hook = visit.query("hook")
            trigger = visit.query("trigger")
            outcome = visit.query("outcome")
            user = visit.query("user")
        }

        var query: String {
            [("hook", hook), ("trigger", trigger), ("outcome", outcome), ("user", user)]
                .map { "\($0.0)=\(PagePath.escaped($0.1))" }.joined(separator: "&")
        }
    }

    private struct Choice: Sendable {
        let value: String
        let name: String
        let isChosen: Bool

        init(value: String, name: String, isChosen: Bool) {
            self.value = value
            self.name = name
            self.isChosen = isChosen
        }

        init(_ name: String, isChosen: Bool) {
            self.init(value: name, name: name, isChosen: isChosen)
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let hooks: [Choice]
        let triggers: [Choice]
        let outcomes: [Choice]
        let user: String
        let calls: [HookCallRow]
        let hasRows: Bool
        let next: String?
    }
}

extension HookCall.Outcome {
    var words: String {
        switch self {
        case .allowed: translated("allowed")
        case .refused: translated("refused")
        case .failed: translated("failed")
        case .timedOut: translated("timed out")
        case .notCalled: translated("not called")
        case .canceled: translated("canceled")
        }
    }

    var tone: String {
        switch self {
        case .allowed: "is-good"
        case .failed, .timedOut, .notCalled: "is-bad"
        case .refused, .canceled: ""
        }
    }
}
