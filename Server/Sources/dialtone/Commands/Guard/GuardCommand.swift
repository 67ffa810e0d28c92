import ArgumentParser

/// The guard against fraud with messages, as an operator sees it.
struct GuardCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guard",
        abstract: "Manage protection against SMS fraud.",
        discussion: """
            The guard counts messages and money by number, prefix, address, network,
            app and country. Messages whose codes are entered no longer count. With
            --mode audit it stops nothing, and `guard replay` shows what it would have
            stopped.

            Examples:
              dialtone guard show --project shop
              dialtone guard check +4915112345678 --project shop
              dialtone guard set --mode audit --project shop
              dialtone guard replay --days 7 --project shop
              dialtone guard release +4915112345678 --project shop
            """,
        subcommands: [
            ShowGuard.self, SetGuard.self, CheckNumbers.self, ListHolds.self, ReleaseHold.self,
            ListDecisions.self, ReplayDecisions.self, ListAlerts.self,
        ]
    )
}
