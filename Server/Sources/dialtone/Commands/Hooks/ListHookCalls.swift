import ArgumentParser
import DialtoneBasics
import DialtoneModel
import Foundation

/// Lists the calls of hooks that operations waited for.
struct ListHookCalls: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calls",
        abstract: "List calls of hooks before operations.",
        discussion: """
            Calls are listed for two weeks, newest first, without the content of requests
            and responses. A server writes them every few seconds.

            Example:
              dialtone hooks calls --project shop --outcome refused
            """
    )

    @Option(help: "Only calls of the hook with this ID.")
    var hook: String?

    @Option(
        help: ArgumentHelp(
            "Only calls before this operation: "
                + "\(HookTrigger.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "trigger"
        ),
        transform: HookOptions.trigger
    )
    var trigger: HookTrigger?

    @Option(help: "Only calls with this outcome.")
    var outcome: HookCall.Outcome?

    @Option(help: ArgumentHelp("Only calls about the user with this ID.", valueName: "id"))
    var user: String?

    @Option(help: "The maximum number to list.")
    var limit = 50

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let id: String
        let hook: String
        let trigger: String
        let calledAt: String
        let outcome: String
        let code: String?
        let status: Int?
        let milliseconds: Int64
        let attempts: Int
        let node: String
        let user: String?
        let tenant: String?
        let problem: String?

        init(_ call: HookCall) {
            id = call.id
            hook = call.hookID.rawValue
            trigger = call.trigger.rawValue
            calledAt = call.calledAt.date.ISO8601Format()
            outcome = call.outcome.rawValue
            code = call.code
            status = call.status
            milliseconds = call.duration.milliseconds
            attempts = call.attempts
            node = call.nodeID
            user = call.accountID?.rawValue
            tenant = call.tenantID
            problem = call.problem
        }

        var row: [String] {
            [
                calledAt, hook, trigger, outcome, status.map(String.init) ?? "",
                "\(milliseconds) ms", "\(attempts)", node, user ?? "", code ?? problem ?? "",
            ]
        }
    }

    func validate() throws {
        guard (1...1_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 1000.")
        }
    }

    func run() async throws {
        var query = HookCallQuery(limit: limit)
        query.hook = hook.map(HookID.init(rawValue:))
        query.trigger = trigger
        query.outcome = outcome
        query.account = user.map(AccountID.init(rawValue:))
        let calls = try await options.withProject { [query] store, project in
            try await store.read { try $0.hookCalls(of: project.id, query) }
        }
        .map(View.init)
        let list = Listing(
            "calls",
            calls,
            header: [
                "TIME", "HOOK", "TRIGGER", "OUTCOME", "STATUS", "TOOK", "ATTEMPTS", "NODE", "USER",
                "REASON",
            ],
            none: "No calls."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}

extension HookCall.Outcome: ExpressibleByArgument {}
