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
        transform: Self.trigger
    )
    var before: HookTrigger?

    @Option(
        help: ArgumentHelp(
            "Call after this event; may be repeated. "
                + AccountEventKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "event"
        ),
        transform: Self.event
    )
    var after: [AccountEventKind] = []

    @Option(
        help: "The request format: standard, or firebase for blocking functions.",
        transform: Self.format
    )
    var format = HookFormat.standard

    @Option(help: "The response timeout in seconds, 1 to 30.")
    var timeout: Int64 = 7

    @Option(
        help: "What to do if the hook fails: deny or allow.",
        transform: Self.failurePolicy
    )
    var onFailure = HookFailurePolicy.deny

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

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
        let (hook, secret) = try await data.withStore { [draft] store in
            let project = try await project.find(in: store)
            return try await HookRegistry(store: store, of: data).add(draft, to: project.id)
        }
        let view = View(id: hook.id.rawValue, secret: secret.text)
        if json { return try Terminal.show(json: view) }
        Terminal.show("Added \(view.id).")
        Terminal.show("Its secret, which is not shown again: \(view.secret)")
    }
}

extension AddHook {
    private static func trigger(_ text: String) throws -> HookTrigger {
        try value(text, of: HookTrigger.allCases)
    }

    private static func event(_ text: String) throws -> AccountEventKind {
        try value(text, of: AccountEventKind.allCases)
    }

    private static func format(_ text: String) throws -> HookFormat {
        try value(text, of: HookFormat.allCases)
    }

    private static func failurePolicy(_ text: String) throws -> HookFailurePolicy {
        try value(text, of: HookFailurePolicy.allCases)
    }

    private static func value<Value: RawRepresentable<String>>(
        _ text: String,
        of values: [Value]
    ) throws -> Value {
        guard let value = Value(rawValue: text) else {
            let names = values.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("The event must be one of \(names).")
        }
        return value
    }
}
