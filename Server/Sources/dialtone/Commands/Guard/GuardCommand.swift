import ArgumentParser

/// The guard of messages, as an operator sees it.
struct GuardCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guard",
        abstract: "Show, change and try out what keeps others from spending your money.",
        discussion: """
            The guard counts messages and money by number, prefix, address, network, app and
            country, and drains what is answered. With --mode audit it stops nothing, and
            `guard replay` says what it would have stopped.

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
