import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel

struct SetHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a hook.",
        discussion: """
            Options that you omit change nothing. The secret and the pending deliveries are
            kept. To change the event of a before hook, or the format of its requests,
            remove the hook and add a new one.

            Example:
              dialtone hooks set hook_1 --url https://api.example.com/auth --timeout 3
            """
    )

    @OptionGroup var hook: HookArgument

    @Option(help: "The URL to call; https, unless the operator allows http.")
    var url: String?

    @Option(
        help: ArgumentHelp(
            "Call after this event; may be repeated, and replaces all previous ones.",
            valueName: "event"
        ),
        transform: HookOptions.event
    )
    var after: [AccountEventKind] = []

    @Option(help: "The response timeout in seconds, 1 to 30.")
    var timeout: Int64?

    @Option(
        help: "What to do if the hook fails: deny or allow.",
        transform: HookOptions.failurePolicy
    )
    var onFailure: HookFailurePolicy?

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let changed = try await options.withProject { store, project in
            let registry = try await HookRegistry(store: store, of: options.data)
            return try await registry.change(hook.id, in: project.id) {
                [url, after, timeout, onFailure] draft in
                if let url { draft.url = url }
                if !after.isEmpty { draft.subject = .after(Set(after)) }
                if let timeout { draft.timeout = .seconds(timeout) }
                if let onFailure { draft.onFailure = onFailure }
            }
        }
        try Terminal.show("Changed \(hook.hook).", or: HookView(changed), asJSON: options.json)
    }
}
