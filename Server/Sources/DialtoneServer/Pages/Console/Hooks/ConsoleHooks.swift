import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The hooks of a project: what they are called for, their secrets, and test calls.
struct ConsoleHooks: Sendable {
    static let path = "/projects/{project}/hooks"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await page(visit) }
        site.post(Self.path, on: router) { visit, form in try await create(visit, form) }
        site.post(Self.path + "/{hook}/settings", on: router) { visit, form in
            try await change(visit, form)
        }
        site.post(Self.path + "/{hook}/secret", on: router) { visit, form in
            var outcome = Outcome()
            let refusal = try await ConsoleChange.refusal {
                outcome = Outcome(
                    try await calls(visit).post(
                        "\(try Self.call(visit)):rotateSecret",
                        query: ConsoleChange.query(form),
                        NoFields()
                    )
                )
            }
            outcome.problem = refusal?.text
            return try await page(visit, outcome, status: refusal?.status ?? .ok)
        }
        site.post(Self.path + "/{hook}/test", on: router) { visit, _ in
            let result: TestHookResponse = try await calls(visit)
                .post("\(try Self.call(visit)):test", NoFields())
            return try await page(visit, Outcome(result, of: try visit.parameter("hook")))
        }
        site.post(Self.path + "/{hook}/remove", on: router) { visit, form in
            try await remove(visit, form)
        }
    }

    private func create(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let entered = HookEntry(form)
        do {
            let made: HookSecretResponse = try await calls(visit).post("/hooks", entered.creation)
            return try await page(visit, Outcome(made))
        } catch Refusal.invalidHook(let problem) {
            return try await page(visit, Outcome(problem: problem), entered, status: .badRequest)
        }
    }

    private func change(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let entry = HookEntry(form)
        let refusal = try await ConsoleChange.refusal {
            let _: HookInfo = try await calls(visit)
                .patch(try Self.call(visit), query: ConsoleChange.query(form), entry.change)
        }
        if let refusal {
            var outcome = Outcome(problem: refusal.isConflict ? nil : refusal.text)
            outcome.edited = HookEdit(
                hook: try visit.parameter("hook"),
                entry: entry,
                isConflict: refusal.isConflict
            )
            return try await page(visit, outcome, status: refusal.status)
        }
        return site.done(.saved, at: try Self.list(visit))
    }

    private func remove(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let project = try visit.projectID()
        let mayRemove = visit.user.identity(in: project)?.role == .owner
        let isConfirmed = form[ConsoleSettings.confirmationName] == project.rawValue
        guard isConfirmed || !mayRemove else {
            let problem = translated("Type the project’s ID to remove the hook.")
            return try await page(visit, Outcome(problem: problem), status: .badRequest)
        }
        let refusal = try await ConsoleChange.refusal {
            try await calls(visit).delete(try Self.call(visit), query: ConsoleChange.query(form))
        }
        if let refusal {
            return try await page(visit, Outcome(problem: refusal.text), status: refusal.status)
        }
        return site.done(.removed, at: try Self.list(visit))
    }

    private func page(
        _ visit: ConsoleVisit,
        _ outcome: Outcome = Outcome(),
        _ entered: HookEntry = HookEntry(),
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let found: ListHooksResponse = try await calls(visit).get("/hooks")
        let path = try Self.list(visit)
        let taken = Set(found.hooks.compactMap(\.trigger))
        return try await site.page(
            .consoleHooks,
            titled: translated("Hooks"),
            at: .hooks,
            of: project,
            for: visit,
            status: status
        ) { layout in
            View(
                layout: layout,
                path: path,
                projectID: project.rawValue,
                outcome: outcome,
                hooks: found.hooks.enumerated().map {
                    HookRow($0.element, index: $0.offset, at: path, outcome)
                },
                entered: entered,
                triggers: HookTrigger.allCases.map {
                    Option(
                        $0.rawValue,
                        isChosen: $0.rawValue == entered.trigger,
                        isTaken: taken.contains($0.rawValue)
                    )
                },
                events: HookEntry.events(chosen: entered.events)
            )
        }
    }

    private func calls(_ visit: ConsoleVisit) throws -> ProjectCalls {
        ProjectCalls(site.calls, try visit.projectID(), visit)
    }

    private static func list(_ visit: ConsoleVisit) throws -> String {
        ConsoleSection.hooks.path(in: try visit.projectID().rawValue) ?? ConsoleSite.root
    }

    private static func call(_ visit: ConsoleVisit) throws -> String {
        "/hooks/\(PagePath.escaped(try visit.parameter("hook")))"
    }

    /// What came of a form.
    private struct Outcome: Sendable {
        var problem: String?
        var secret: String?
        var secretOf: String?
        var tested: (hook: String, result: TestHookResponse)?

        /// A change that was refused.
        var edited: HookEdit?

        init(problem: String? = nil) {
            self.problem = problem
        }

        init(_ made: HookSecretResponse) {
            secret = made.secret
            secretOf = made.hook?.url
        }

        init(_ result: TestHookResponse, of hook: String) {
            tested = (hook, result)
        }
    }

    /// A change of a hook that was refused, with what was entered.
    private struct HookEdit: Sendable {
        let hook: String
        let entry: HookEntry
        let isConflict: Bool
    }

    private struct Option: Sendable {
        let name: String
        let isChosen: Bool
        let isTaken: Bool

        init(_ name: String, isChosen: Bool, isTaken: Bool) {
            self.name = name
            self.isChosen = isChosen
            self.isTaken = isTaken
        }
    }

    private struct HookRow: Sendable {
        let index: Int
        let hook: HookInfo
        let path: String
        let deliveries: String
        let callLog: String
        let isBlocking: Bool
        let isEdited: Bool
        let present: HookEntry
        let entry: HookEntry
        let conflict: ConsoleConflict?
        let choices: [HookEntry.Event]
        let test: TestView?

        init(
            _ hook: HookInfo,
            index: Int,
            at list: String,
            _ outcome: Outcome
        ) {
            self.index = index
            self.hook = hook
            path = "\(list)/\(PagePath.escaped(hook.id))"
            deliveries = "\(list)-deliveries?hook=\(PagePath.escaped(hook.id))"
            callLog = "\(list)-calls?hook=\(PagePath.escaped(hook.id))"
            isBlocking = hook.trigger != nil
            present = HookEntry(hook)
            let edit = outcome.edited.flatMap { $0.hook == hook.id ? $0 : nil }
            isEdited = edit != nil
            entry = edit?.entry ?? present
            conflict =
                edit?.isConflict == true ? ConsoleConflict(entry.differences(to: present)) : nil
            choices = HookEntry.events(chosen: entry.events)
            test = outcome.tested.flatMap { $0.hook == hook.id ? TestView($0.result) : nil }
        }
    }

    private struct TestView: Sendable {
        let text: String
        let tone: String
        let facts: String

        init(_ result: TestHookResponse) {
            text = APIText.of(result.text)
            tone = result.isAccepted ? "is-good" : "is-bad"
            facts =
                result.status.map { translated("Status \($0), \(result.milliseconds) ms.") }
                ?? translated("No response, \(result.milliseconds) ms.")
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let projectID: String
        let outcome: Outcome
        let hooks: [HookRow]
        let entered: HookEntry
        let triggers: [Option]
        let events: [HookEntry.Event]
    }
}

/// The body of a call without fields.
struct NoFields: Encodable, Sendable {}
