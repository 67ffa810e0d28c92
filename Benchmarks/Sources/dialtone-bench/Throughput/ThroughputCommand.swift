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

    @Option(help: "Servers on the same PostgreSQL database.")
    var nodes = 1

    @Option(help: "Algorithm of ID tokens; SQLite only. Default: the server's.")
    var algorithm: TokenAlgorithm?

    @Option(
        help: ArgumentHelp(
            "Data folder of a development server, of which the server gets a copy; SQLite only.",
            valueName: "folder"
        )
    )
    var copyData: String?

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        try Self.require("--nodes", nodes, in: 1...9)
        guard server.storage == .sqlite else {
            guard algorithm == nil, copyData == nil else {
                throw ValidationError("--algorithm and --copy-data need --storage sqlite.")
            }
            return
        }
        guard nodes == 1 else {
            throw ValidationError("--nodes \(nodes) needs --storage postgres.")
        }
    }

    func run() async throws {
        let plan = rounds.plan(on: server.storage)
        var launch = server.launch
        launch.algorithm = algorithm
        launch.initialData = copyData.map { URL(filePath: $0) }
        let report = try await ServerProcess.with(launch, nodes: nodes) { servers in
            try await ThroughputRun(plan: plan, servers: servers).measure()
        }
        guard algorithm == nil || report.algorithm == algorithm else {
            throw ServerFailure.otherAlgorithm(report.algorithm)
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
