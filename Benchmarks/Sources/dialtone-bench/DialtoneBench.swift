import ArgumentParser

/// The program: measures a Dialtone server that it starts itself.
@main
struct DialtoneBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialtone-bench",
        abstract: "Measures a Dialtone server on this machine.",
        discussion: """
            Starts the server in development mode on a free loopback port, with an empty data \
            folder, and stops it at the end.
            """,
        subcommands: [ThroughputCommand.self, TimingCommand.self],
        defaultSubcommand: ThroughputCommand.self
    )
}
