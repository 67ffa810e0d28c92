import ArgumentParser
import Foundation

/// Measures the server's throughput, and its latency at half of that.
struct ThroughputCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "throughput",
        abstract: "Sign-ins, refreshes and look-ups a second, latencies, processor and memory."
    )

    @OptionGroup var server: ServerOptions

    @OptionGroup var rounds: RoundOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let plan = rounds.plan(on: server.storage)
        let report = try await ServerProcess.with(server.launch) { process in
            try await ThroughputRun(plan: plan, server: process).measure()
        }
        print(json ? try report.json() : report.text)
    }

    /// Throws if the option's value is out of range.
    static func require(_ name: String, _ value: Int, in range: ClosedRange<Int>) throws {
        guard range.contains(value) else {
            throw ValidationError(
                "\(name) is from \(range.lowerBound) to \(range.upperBound)."
            )
        }
    }
}
