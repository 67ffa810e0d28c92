import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct AddHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a hook, and print the secret that its requests are signed with.",
        discussion: """
            The secret is shown once. `dialtone hooks rotate-secret` makes another one.
            """
    )

    @Argument(help: "The address to call; https, unless the operator allows http.")
    var url: String

    @Option(
        help: ArgumentHelp(
            "Ask before this: \(HookTrigger.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "trigger"
        ),
        transform: Self.trigger
    )
    var before: HookTrigger?

    @Option(
        help: ArgumentHelp(
            "Tell after this; may be repeated. "
                + AccountEventKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "event"
        ),
        transform: Self.event
    )
    var after: [AccountEventKind] = []

    @Option(
        help: "standard, or firebase for code written as a blocking function.",
        transform: Self.format
    )
    var format = HookFormat.standard

    @Option(help: "Seconds that an answer may take, 1 to 30.")
    var timeout: Int64 = 7

    @Option(
        help: "What happens where the hook fails: deny or allow.",
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
            throw ValidationError("Say --before or --after, one of them.")
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
        Terminal.show("Its secret, shown only now: \(view.secret)")
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
            throw ValidationError("It has to be one of \(names).")
        }
        return value
    }
}
