import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// What a project needs before its first sign-in: as a checklist while the project is new, and as
/// advice afterwards.
struct OverviewSetup: Sendable {
    /// A step, and where to do it.
    struct Step: Sendable {
        let text: String
        let path: String
        let action: String
        let isDone: Bool
    }

    let project: ProjectID
    let hasApp: Bool

    /// Whether a gateway sends messages; `nil` if the user may not see the gateways.
    let hasGateway: Bool?

    /// Whether users sign in by e-mail, but no mail can be sent.
    let lacksMailServer: Bool

    /// The newest calls of hooks that failed and so refused something.
    let failedCalls: [HookCallInfo]

    private func path(_ section: ConsoleSection, _ rest: String = "") -> String {
        (section.path(in: project.rawValue) ?? ConsoleSite.root) + rest
    }

    /// The steps of a new project, in order.
    var steps: [Step] {
        var steps: [Step] = []
        if let hasGateway {
            steps.append(
                Step(
                    text: translated("Add an SMS gateway"),
                    path: path(.gateways),
                    action: translated("Gateways"),
                    isDone: hasGateway
                )
            )
        }
        steps.append(
            Step(
                text: translated("Add an app"),
                path: path(.apps),
                action: translated("Apps"),
                isDone: hasApp
            )
        )
        if hasGateway != nil {
            steps.append(
                Step(
                    text: translated("Send a test message"),
                    path: path(.gateways),
                    action: translated("Gateways"),
                    isDone: false
                )
            )
        }
        return steps
    }

    /// What needs attention; a checklist has the gateway and the app already.
    func advice(besidesChecklist: Bool) -> [OverviewAdvice] {
        var advice: [OverviewAdvice] = []
        func add(_ sentence: String, _ path: String, _ action: String) {
            advice.append(OverviewAdvice(sentence: sentence, path: path, action: action))
        }
        if !besidesChecklist, hasGateway == false {
            add(
                translated("No SMS gateway is configured, so no one gets a code."),
                path(.gateways),
                translated("Gateways")
            )
        }
        if let call = failedCalls.first {
            add(
                translated(
                    """
                    A hook before \(call.trigger) fails, so the operation is refused. Last \
                    failure: \(call.calledAt).
                    """
                ),
                path(.hooks, "-calls"),
                translated("Calls of hooks")
            )
        }
        if lacksMailServer {
            add(
                translated(
                    "Sign-in by e-mail is on, but no mail server is configured, so no e-mail is sent."
                ),
                path(.settings, "/passwords"),
                translated("Settings")
            )
        }
        if !besidesChecklist, !hasApp {
            add(
                translated("The project has no app, so no one can sign in."),
                path(.apps),
                translated("Apps")
            )
        }
        return advice
    }
}

extension OverviewSetup {
    /// Reads what the project has; `isDevelopment` is whether messages stay in the inbox.
    init(
        of project: ProjectID,
        _ calls: ProjectCalls,
        _ settings: ProjectSettingsInfo,
        _ guardStatus: GuardStatus,
        _ health: ServerHealth?,
        isDevelopment: Bool,
        at now: Timestamp
    ) async throws {
        let apps: ListAppsResponse = try await calls.get("/apps")
        self.project = project
        hasApp = !apps.apps.isEmpty
        hasGateway = isDevelopment ? nil : health.map { !$0.gateways.isEmpty }
        let usesMail = ["passwordSignIn.isEnabled", "passwordSignIn.allowsEmailLink"]
            .contains { settings.settings[$0] == "true" }
        lacksMailServer = !isDevelopment && usesMail && guardStatus.mailObstacle != nil
        failedCalls = try await Self.failedCalls(calls, since: now - .days(1))
    }

    /// The calls that failed since a time, of hooks whose failure refuses the operation.
    private static func failedCalls(
        _ calls: ProjectCalls,
        since: Timestamp
    ) async throws -> [HookCallInfo] {
        let hooks: ListHooksResponse = try await calls.get("/hooks")
        let strict = Set(
            hooks.hooks.filter { $0.trigger != nil && $0.onFailure == "deny" }.map(\.id)
        )
        guard !strict.isEmpty else { return [] }
        var failed: [HookCallInfo] = []
        for outcome in ["failed", "timedOut"] {
            let found: ListHookCallsResponse = try await calls.get(
                "/hookCalls",
                ["outcome": outcome, "pageSize": "20"]
            )
            failed += found.calls
        }
        return failed.filter { strict.contains($0.hook) && $0.calledAt >= since.rfc3339 }
            .sorted { $0.calledAt > $1.calledAt }
    }
}
