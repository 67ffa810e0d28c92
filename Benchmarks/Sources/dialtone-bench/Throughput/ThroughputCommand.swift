import ArgumentParser
import Foundation

/// Measures how much the server does, and how fast it answers at half of that.
struct ThroughputCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "throughput",
        abstract: "Sign-ins, refreshes and look-ups a second, latencies, processor and memory."
    )

    @OptionGroup var server: ServerOptions

    @Option(help: "Connections that load is made over.")
    var connections = 64

    @Option(help: "Times that everything is measured; medians are shown.")
    var rounds = 3

    @Option(help: "Seconds that each measurement takes.")
    var seconds = 5

    @Option(help: "Seconds of load before the first measurement of each kind.")
    var warmUp = 2

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        try Self.require("--connections", connections, in: 1...1_000)
        try Self.require("--rounds", rounds, in: 1...20)
        try Self.require("--seconds", seconds, in: 1...60)
        try Self.require("--warm-up", warmUp, in: 0...60)
    }

    func run() async throws {
        let plan = ThroughputPlan(
            storage: server.storage,
            connections: connections,
            rounds: rounds,
            seconds: seconds,
            warmUpSeconds: warmUp
        )
        let report = try await ServerProcess.with(server.launch) { process in
            try await ThroughputRun(plan: plan, server: process).measure()
        }
        print(json ? try report.json() : report.text)
    }

    /// Refuses what is out of range, by the option's name.
    static func require(_ name: String, _ value: Int, in range: ClosedRange<Int>) throws {
        guard range.contains(value) else {
            throw ValidationError(
                "\(name) is from \(range.lowerBound) to \(range.upperBound)."
            )
        }
    }
}
