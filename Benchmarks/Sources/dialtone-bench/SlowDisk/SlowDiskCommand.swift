import ArgumentParser
import Foundation

/// Measures a server whose disk is slow.
struct SlowDiskCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "slow-disk",
        abstract: "Throughput and latencies while writes to the disk take longer.",
        discussion: """
            Starts one server after the other. In each, a preloaded library delays the calls that \
            wait for the disk. First as many sign-ins as possible are made, then sign-ins, \
            refreshes and look-ups at fixed rates. SQLite only. scripts/bench.sh slow-disk builds \
            the library.
            """
    )

    @OptionGroup var server: ServerOptions

    @Option(
        help: ArgumentHelp(
            "The library to preload. Default: $DIALTONE_SLOW_DISK_LIBRARY.",
            valueName: "file"
        )
    )
    var library: String?

    @Option(help: "Connections for as many sign-ins as possible.")
    var connections = 64

    @Option(help: "Sign-ins a second for the latencies.")
    var signIns = 100

    @Option(help: "Refreshes, and look-ups, a second for the latencies.")
    var others = 200

    @Option(help: "Seconds of each of the two measurements.")
    var seconds = 15

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard server.storage == .sqlite else {
            throw ValidationError("slow-disk measures SQLite only; leave --storage out.")
        }
        guard libraryPath != nil else {
            throw ValidationError(
                "Name the library with --library, or run scripts/bench.sh slow-disk."
            )
        }
        try ThroughputCommand.require("--connections", connections, in: 1...1_000)
        try ThroughputCommand.require("--sign-ins", signIns, in: 1...1_000)
        try ThroughputCommand.require("--others", others, in: 1...2_000)
        try ThroughputCommand.require("--seconds", seconds, in: 1...60)
    }

    func run() async throws {
        let plan = SlowDiskPlan(
            library: libraryPath ?? "",
            connections: connections,
            signInsPerSecond: signIns,
            othersPerSecond: others,
            seconds: seconds,
            warmUpSeconds: 2
        )
        let report = try await SlowDiskRun.measure(plan, launch: server.launch)
        print(json ? try report.json() : report.text)
    }

    private var libraryPath: String? {
        library ?? ProcessInfo.processInfo.environment["DIALTONE_SLOW_DISK_LIBRARY"]
    }
}
