import ArgumentParser

/// Manages SMS fraud protection.
struct GuardCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guard",
        abstract: "Manage protection against SMS fraud.",
        discussion: """
            The guard counts messages and their cost by number, prefix, IP address,
            network, app and country. Messages whose codes are entered no longer count.
            With --mode audit, it stops no messages, and `guard replay` shows which ones
            it would have stopped.

            Examples:
              dialtone guard show --project shop
              dialtone guard check +4915112345678 --project shop
              dialtone guard set --mode audit --project shop
              dialtone guard replay --days 7 --project shop
              dialtone guard release +4915112345678 --project shop
            """,
        subcommands: [
            ShowGuard.self, SetGuard.self, CheckNumbers.self, HoldsCommand.self, ReleaseHold.self,
            DecisionsCommand.self, ReplayDecisions.self, AlertsCommand.self,
        ]
    )

    struct HoldsCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "holds",
            abstract: "Show held prefixes.",
            subcommands: [ListHolds.self]
        )
    }

    struct DecisionsCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "decisions",
            abstract: "Show the decisions of the guard.",
            subcommands: [ListDecisions.self]
        )
    }

    struct AlertsCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "alerts",
            abstract: "Show the alerts that operators received.",
            subcommands: [ListAlerts.self]
        )
    }
}
