/// The cost of sign-ins in each mode of the send guard.
struct GuardCostReport: Encodable {
    struct Mode: Encodable {
        let mode: GuardMode
        let perSecond: Spread
        let serverMicrosecondsPerSignIn: Spread?
        let generatorMicrosecondsPerSignIn: Spread?
    }

    let connections: Int
    let rounds: Int
    let secondsPerRound: Int
    let modes: [Mode]

    init(plan: ThroughputPlan, samples: [GuardMode: WorkloadSamples]) {
        connections = plan.connections
        rounds = plan.rounds
        secondsPerRound = plan.seconds
        modes = GuardMode.allCases.compactMap { mode in
            guard let samples = samples[mode], let perSecond = Spread(samples.perSecond) else {
                return nil
            }
            return Mode(
                mode: mode,
                perSecond: perSecond,
                serverMicrosecondsPerSignIn: Spread(samples.serverMicroseconds),
                generatorMicrosecondsPerSignIn: Spread(samples.generatorMicroseconds)
            )
        }
    }
}

extension GuardCostReport {
    /// The report as text.
    var text: String {
        "\(connections) connections, \(rounds) rounds of \(secondsPerRound) s, storage: sqlite\n\n"
            + table.text
    }

    private var table: TextTable {
        var table = TextTable(titles: [
            "guard", "sign-ins/s", "lowest - highest", "of those without",
            "server CPU", "generator CPU",
        ])
        for mode in modes {
            table.add([
                mode.mode.rawValue,
                mode.perSecond.median.formatted(digits: 0),
                mode.perSecond.range,
                (mode.perSecond.median / modes[0].perSecond.median).percent,
                mode.serverMicrosecondsPerSignIn.microseconds,
                mode.generatorMicrosecondsPerSignIn.microseconds,
            ])
        }
        return table
    }
}
