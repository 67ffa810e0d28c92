import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct AddHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a hook and print its signing secret.",
        discussion: """
            The secret is printed once. `dialtone hooks rotate-secret` replaces it.
            """
    )

    @Argument(help: "The URL to call; https, unless the operator allows http.")
    var url: String

    @Option(
        help: ArgumentHelp(
            "Call before this event: \(HookTrigger.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "trigger"
        ),
        transform: HookOptions.trigger
    )
    var before: HookTrigger?

    @Option(
        help: ArgumentHelp(
            "Call after this event; may be repeated. "
                + AccountEventKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "event"
        ),
        transform: HookOptions.event
    )
    var after: [AccountEventKind] = []

    @Option(
        help: "The request format: standard, or firebase for blocking functions.",
        transform: HookOptions.format
    )
    var format = HookFormat.standard

    @Option(help: "The response timeout in seconds, 1 to 30.")
    var timeout: Int64 = 7

    @Option(
        help: "What to do if the hook fails: deny or allow.",
        transform: HookOptions.failurePolicy
    )
    var onFailure = HookFailurePolicy.deny

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let id: String
        let secret: String
    }

    func validate() throws {
        guard (before != nil) != !after.isEmpty else {
            throw ValidationError("Pass either --before or --after.")
        }
    }

    func run() async throws {
        var draft = HookDraft(url: url, subject: before.map { .before($0) } ?? .after(Set(after)))
        draft.format = format
        draft.timeout = .seconds(timeout)
        draft.onFailure = onFailure
        let (hook, secret) = try await options.withProject { [draft] store, project in
            try await HookRegistry(store: store, of: options.data).add(draft, to: project.id)
        }
        let view = View(id: hook.id.rawValue, secret: secret.text)
        if options.json { return try Terminal.show(json: view) }
        Terminal.show("Added \(view.id).")
        Terminal.show("Its secret, which is not shown again: \(view.secret)")
    }
}
