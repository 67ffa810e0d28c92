import ArgumentParser

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
            RotateHookSecret.self, TestHook.self, DeliveriesCommand.self,
        ]
    )

    struct DeliveriesCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "deliveries",
            abstract: "Show the deliveries of events to hooks.",
            subcommands: [ListDeliveries.self]
        )
    }
}
