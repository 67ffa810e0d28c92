import ArgumentParser

/// Addresses that are called about accounts.
struct HooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract: "Show and change what is called before or after something happens.",
        discussion: """
            A hook before something is asked, and may refuse or change it; a hook after
            something is told, again and again until it has taken it. docs/hooks.md
            describes both. A running server sees a change within a second.

            Examples:
              dialtone hooks add https://api.example.com/auth --before beforeCreate
              dialtone hooks add https://api.example.com/events --after account.created \\
                --after account.deleted
              dialtone hooks deliveries --project shop
            """,
        subcommands: [
            ListHooks.self, AddHook.self, RemoveHook.self, RotateHookSecret.self, TestHook.self,
            ListDeliveries.self,
        ]
    )
}
