import ArgumentParser

/// The main command, which measures a Dialtone server that it starts itself.
@main
struct DialtoneBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialtone-bench",
        abstract: "Measures a Dialtone server on this machine.",
        discussion: """
            Starts the server on a free loopback port, with an empty data folder and in \
            development mode, which delivery-faults and guard-cost do without, and stops it at \
            the end.
            """,
        subcommands: [
            ThroughputCommand.self, TimingCommand.self, DeliveryFaultsCommand.self,
            GuardCostCommand.self, SlowDiskCommand.self,
        ],
        defaultSubcommand: ThroughputCommand.self
    )
}
