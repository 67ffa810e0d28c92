import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// Manages the webhooks for account events.
struct HooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract: "Manage webhooks and blocking functions.",
        discussion: """
            A hook that runs before an event can refuse or change it. A hook that runs
            after an event is notified, and retried until it accepts. docs/hooks.md
            describes both. A running server sees a change within a second.

            Examples:
              dialtone hooks add https://api.example.com/auth --before beforeCreate
              dialtone hooks add https://api.example.com/events --after account.created \\
                --after account.deleted
              dialtone hooks deliveries list --project shop
            """,
        subcommands: [
            ListHooks.self, AddHook.self, RemoveHook.self, RotateHookSecret.self, TestHook.self,
            DeliveriesCommand.self,
        ]
    )

    struct DeliveriesCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "deliveries",
            abstract: "Show which events hooks received.",
            subcommands: [ListDeliveries.self]
        )
    }
}

struct ListHooks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's hooks."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let hooks = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await store.read { try $0.hooks(of: project.id) }
        }
        .map(HookView.init)
        let list = Listing(
            "hooks",
            hooks,
            header: HookView.header,
            none: "No hooks. `\(data.asTyped.command("hooks add"))` adds one."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}

struct RemoveHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a hook with everything that is on its way to it."
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(hook.hook)")
        try await data.withStore { store in
            let project = try await project.find(in: store)
            try await HookRegistry(store: store, of: data).remove(hook.id, from: project.id)
        }
        Terminal.show("Removed \(hook.hook).")
    }
}
