import ArgumentParser

/// Measures what the guard against SMS fraud adds to a sign-in.
struct GuardCostCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guard-cost",
        abstract: "Sign-ins a second and processor time, with the guard and without it.",
        discussion: """
            Starts production servers whose messages go to a provider in this process, one \
            after the other, without the guard and with one that decides about every code and \
            stops none. SQLite only, since each server needs an empty database.
            """
    )

    @OptionGroup var server: ServerOptions

    @Option(help: "Connections that people sign in over.")
    var connections = 64

    @Option(help: "Servers that are measured in each mode; medians are shown.")
    var rounds = 3

    @Option(help: "Seconds that each is measured for.")
    var seconds = 5

    @Option(help: "Seconds of load before that.")
    var warmUp = 2

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard server.storage == .sqlite else {
            throw ValidationError("guard-cost measures SQLite only; leave --storage out.")
        }
        try ThroughputCommand.require("--connections", connections, in: 1...1_000)
        try ThroughputCommand.require("--rounds", rounds, in: 1...20)
        try ThroughputCommand.require("--seconds", seconds, in: 1...60)
        try ThroughputCommand.require("--warm-up", warmUp, in: 1...60)
    }

    func run() async throws {
        let plan = GuardCostPlan(
            connections: connections,
            rounds: rounds,
            seconds: seconds,
            warmUpSeconds: warmUp
        )
        let report = try await GuardCostRun.measure(plan, launch: server.launch)
        print(json ? try report.json() : report.text)
    }
}
