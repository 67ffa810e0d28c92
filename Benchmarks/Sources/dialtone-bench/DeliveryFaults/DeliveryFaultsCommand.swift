import ArgumentParser

/// Measures how failing gateways affect other requests.
struct DeliveryFaultsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delivery-faults",
        abstract: "Latencies while an SMS gateway is killed, silent or talks nonsense.",
        discussion: """
            Starts a production server with three gateways, which run in this process. While \
            people sign in at a fixed rate and others refresh tokens and look accounts up, the \
            first gateway breaks in one way after the other, and heals in between.
            """
    )

    @OptionGroup var server: ServerOptions

    @Option(help: "Sign-ins that begin in a second.")
    var signIns = 50

    @Option(help: "Refreshes that begin in a second, and as many look-ups.")
    var others = 200

    @Option(help: "Seconds that each stretch takes.")
    var seconds = 20

    @Option(help: "Seconds of load before the first.")
    var warmUp = 5

    @Option(help: "Seconds after which the next gateway is asked while one is silent.")
    var hedgeAfter = 2

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        try ThroughputCommand.require("--sign-ins", signIns, in: 1...1_000)
        try ThroughputCommand.require("--others", others, in: 1...5_000)
        try ThroughputCommand.require("--seconds", seconds, in: 1...120)
        try ThroughputCommand.require("--warm-up", warmUp, in: 1...60)
        try ThroughputCommand.require("--hedge-after", hedgeAfter, in: 1...4)
    }

    func run() async throws {
        let plan = DeliveryFaultsPlan(
            storage: server.storage,
            signInsPerSecond: signIns,
            othersPerSecond: others,
            seconds: seconds,
            warmUpSeconds: warmUp,
            hedgeAfterSeconds: hedgeAfter
        )
        let report = try await DeliveryFaultsRun.measure(plan, launch: server.launch)
        print(json ? try report.json() : report.text)
    }
}
