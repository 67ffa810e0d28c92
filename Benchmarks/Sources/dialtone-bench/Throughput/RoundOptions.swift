import ArgumentParser

/// The options for the number and duration of the closed-loop rounds.
struct RoundOptions: ParsableArguments {
    @Option(help: "Connections that load is made over.")
    var connections = 64

    @Option(help: "Times that everything is measured; medians are shown.")
    var rounds = 3

    @Option(help: "Seconds that each measurement takes.")
    var seconds = 5

    @Option(help: "Seconds of load before the first measurement of each kind.")
    var warmUp = 2

    func validate() throws {
        try ThroughputCommand.require("--connections", connections, in: 1...1_000)
        try ThroughputCommand.require("--rounds", rounds, in: 1...20)
        try ThroughputCommand.require("--seconds", seconds, in: 1...60)
        try ThroughputCommand.require("--warm-up", warmUp, in: 0...60)
    }

    func plan(on storage: StorageKind) -> ThroughputPlan {
        ThroughputPlan(
            storage: storage,
            connections: connections,
            rounds: rounds,
            seconds: seconds,
            warmUpSeconds: warmUp
        )
    }
}
