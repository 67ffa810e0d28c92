import ArgumentParser
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

/// Manages the webhooks for account events.
struct HooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract: "Manage webhooks and blocking functions.",
        discussion: """
            A before hook can refuse or change an action. An after hook is notified of an
            event, and the server retries until the hook accepts it. docs/hooks.md
            describes both. A running server applies changes within a second.

            Examples:
              dialtone hooks add https://api.example.com/auth --before beforeCreate
              dialtone hooks add https://api.example.com/events --after account.created \\
                --after account.deleted
              dialtone hooks set hook_1 --timeout 3
              dialtone hooks deliveries list --project shop
            """,
        subcommands: [
            ListHooks.self, ShowHook.self, AddHook.self, SetHook.self, RemoveHook.self,
            RotateHookSecret.self, TestHook.self, DeliveriesCommand.self, ListHookCalls.self,
        ]
    )

    struct DeliveriesCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "deliveries",
            abstract: "Show and repeat deliveries of events to hooks.",
            subcommands: [ListDeliveries.self, ResendDelivery.self]
        )
    }
}

struct ListHooks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's hooks."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let hooks = try await options.withProject { store, project in
            try await store.read { try $0.hooks(of: project.id) }
        }
        .map(HookView.init)
        let list = Listing(
            "hooks",
            hooks,
            header: HookView.header,
            none: "No hooks. `\(options.data.asTyped.command("hooks add"))` adds one."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}

struct ShowHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a hook, without its secret."
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let view = try await options.withProject { store, project in
            HookView(try await hook.find(in: store, of: project.id))
        }
        try Terminal.show(view.details, asJSON: options.json)
    }
}

struct RotateHookSecret: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-secret",
        abstract: "Rotate a hook's secret and print it.",
        discussion: """
            For one day, requests are signed with both secrets, so that you have time to
            update the receiver.
            """
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOutputOptions
    @OptionGroup var confirmation: Confirmation

    private struct View: Encodable {
        let id: String
        let secret: String
    }

    func run() async throws {
        try confirmation.require(
            for: "Replace the secret of \(hook.hook)",
            note: "The current secret is valid for one more day."
        )
        let secret = try await options.withProject { store, project in
            try await HookRegistry(store: store, of: options.data)
                .rotateSecret(of: hook.id, in: project.id)
        }
        let view = View(id: hook.hook, secret: secret.text)
        try Terminal.show(secret.text, or: view, asJSON: options.json)
    }
}

struct RemoveHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a hook and its pending deliveries."
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(hook.hook)")
        try await options.withProject { store, project in
            try await HookRegistry(store: store, of: options.data).remove(hook.id, from: project.id)
        }
        Terminal.show("Removed \(hook.hook).")
    }
}
